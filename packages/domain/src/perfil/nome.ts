import { MARCA } from '../marca.ts';
import { procuraPalavras, temEndereco } from '../texto.ts';
import type { Regra } from '../validacao.ts';
import { seHouver } from '../validacao.ts';

/** Names that only the product may use, however they are written (REGRAS 2.14). */
const DA_EQUIPE = [MARCA, 'suporte', 'atendimento', 'ouvidoria', 'moderacao', 'moderador', 'moderadora'] as const;

/** A name that people would take for the team. */
export const foraDaEquipe: Regra = /* @__PURE__ */ seHouver(
  (texto) => !DA_EQUIPE.some(procuraPalavras(texto)),
  (nome) => `O campo ${nome} não pode parecer o nome da nossa equipe.`,
);

/** A name reaches the subject of e-mails and the lock screen of phones: no address of anything stands in it. */
export const semEndereco: Regra = /* @__PURE__ */ seHouver(
  (texto) => !temEndereco(texto),
  (nome) => `O campo ${nome} não pode ter endereço de site ou de e-mail.`,
);

const APOSTROFO_OU_HIFEN = /['’‘ʼ`´\-‐‑]/u;

/**
 * The advice about the two signs that names are written with and that the spec's rule does not allow (spec A§5; REGRAS
 * 2.21).
 */
export function dicaDoNome(valor: string): string | undefined {
  return APOSTROFO_OU_HIFEN.test(valor)
    ? 'Só letras e espaços: troque o apóstrofo ou o hífen por um espaço.'
    : undefined;
}
