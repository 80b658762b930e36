import type { EfeitoValidacao, EventoValidacao, QuemMoveValidacao } from '@rateia/domain/cadastro/validacao-conta';
import {
  apagarImagensEm,
  esperaAte,
  ID_ESTADO_VALIDACAO,
  limiteDaAnaliseDeIdentidade,
  MAQUINA_VALIDACAO,
  partesQueFaltam,
} from '@rateia/domain/cadastro/validacao-conta';
import type { Instante } from '@rateia/domain/datas';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { mover } from '../../../db/mover.ts';
import type { Mudanca } from '../../../db/movimento.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import {
  COMPARAR_IDENTIDADE,
  VALIDACAO_ANALISE_VENCE,
  VALIDACAO_APAGAR_IMAGENS,
  VALIDACAO_ESPERA_VENCE,
} from '../agenda.ts';
import { soltarCpf } from '../dados-fiscais/conflito-do-cpf.ts';
import { apagarImagens } from './apagar-imagens.ts';
import { notificarSobreIdentidade } from './notificacoes.ts';
import type { Validacao } from './repository.ts';
import { documentosDe, travarValidacao } from './repository.ts';

export type Movimento = {
  readonly evento: EventoValidacao;
  readonly quem: QuemMoveValidacao;
  readonly usuarioId?: number;
  readonly agora: Instante;
  readonly mudar?: Mudanca<'validacoes_conta', 'estado'>;
  readonly dados?: Readonly<Record<string, unknown>>;
};
export type Movida =
  | { readonly ok: true; readonly validacao: Validacao }
  | { readonly ok: false; readonly codigo: string };

/** Moves a locked validation by its machine, with the effects of the step and the row of the trail (HOUSE §7). */
export async function moverValidacao(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { validacao, ...m }: Movimento & { readonly validacao: Validacao },
): Promise<Movida> {
  const recebidas = (await documentosDe(trx, [validacao.id])).map(({ parte }) => parte);
  const regras = await deps.regras();
  const passo = await mover(trx, MAQUINA_VALIDACAO, {
    ...m,
    id: validacao.id,
    de: validacao.estado,
    contexto: {
      completa: partesQueFaltam(validacao.tipoDocumento, recebidas).length === 0,
      semRevisao:
        validacao.decididaPor !== null || validacao.revisaoPedidaEm !== null || validacao.imagensApagadasEm !== null,
    },
    mudarPor: (para) => ({ prazo: prazoDe(para, { agora: m.agora, regras }) }),
  });
  if (!passo.ok) return { ok: false, codigo: passo.recusa.codigo };
  const prazo = prazoDe(passo.para, { agora: m.agora, regras });
  await acertarPrazos(trx, { id: validacao.id, para: passo.para, prazo, agora: m.agora });
  const movida = await travarValidacao(trx, validacao.id);
  if (movida === undefined) throw new Error('a validation that went away');
  // Another account may have proved the CPF meanwhile: it leaves this one, whose proof failed (REGRAS 2.18).
  if (movida.estado === ID_ESTADO_VALIDACAO.recusada) await soltarCpf(trx, movida.usuarioId);
  for (const efeito of passo.efeitos) await EFEITOS[efeito](trx, { validacao: movida, agora: m.agora, regras });
  return { ok: true, validacao: movida };
}

/** The time until which it waits: for the person with a draft, for the staff with a review. */
function prazoDe(
  para: string,
  { agora, regras }: { readonly agora: Instante; readonly regras: Regras },
): Instante | null {
  const { rascunho, pedirNovamente, emAnalise } = ID_ESTADO_VALIDACAO;
  if (para === rascunho || para === pedirNovamente) return esperaAte(agora, regras);
  return para === emAnalise ? limiteDaAnaliseDeIdentidade(agora, regras) : null;
}

async function acertarPrazos(
  trx: Trx,
  p: { readonly id: number; readonly para: string; readonly prazo: Instante | null; readonly agora: Instante },
): Promise<void> {
  await cancelarPrazos(trx, { tipos: [VALIDACAO_ESPERA_VENCE, VALIDACAO_ANALISE_VENCE], alvoId: p.id });
  if (p.prazo === null) return;
  const tipo = p.para === ID_ESTADO_VALIDACAO.emAnalise ? VALIDACAO_ANALISE_VENCE : VALIDACAO_ESPERA_VENCE;
  await agendarPrazo(trx, { tipo, alvoId: p.id, venceEm: p.prazo, agora: p.agora });
}

type Efeito = (
  trx: Trx,
  p: { readonly validacao: Validacao; readonly agora: Instante; readonly regras: Regras },
) => Promise<void>;

const EFEITOS: Readonly<Record<EfeitoValidacao, Efeito>> = {
  pedirReconhecimento: async (trx, { validacao: { id } }) =>
    await enfileirar(trx, COMPARAR_IDENTIDADE, { validacaoId: id }, { chave: `compararIdentidade:${id}` }),
  verificarIdentidade: async (trx, { validacao: { usuarioId }, agora }) => {
    await trx.updateTable('usuarios').set({ identidade_verificada_em: agora }).where('id', '=', usuarioId).execute();
    await soltarCpf(trx, usuarioId);
  },
  guardarPrazoDasImagens: async (trx, { validacao: { id, estado }, agora, regras }) =>
    await agendarPrazo(trx, {
      tipo: VALIDACAO_APAGAR_IMAGENS,
      alvoId: id,
      venceEm: apagarImagensEm(estado, { em: agora, regras }),
      agora,
    }),
  apagarImagens: async (trx, { validacao: { id }, agora }) => await apagarImagens(trx, { validacaoId: id, agora }),
  notificarPessoa: async (trx, { validacao, agora }) => await notificarSobreIdentidade(trx, validacao, agora),
};
