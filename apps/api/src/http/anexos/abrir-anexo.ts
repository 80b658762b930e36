import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Deps } from '../deps.ts';
import { recusar } from '../erros.ts';
import type { LugarDosAnexos } from './lugar-dos-anexos.ts';
import { contextoDoAnexo } from './lugar-dos-anexos.ts';

/** A stored file: its row, with the key that a deleted account has no more. */
export type AnexoALer = {
  readonly id: string;
  readonly arquivo: string;
  readonly tipo: string;
  readonly nomeCifrado: Buffer;
  readonly chaveEmbrulhada: Buffer | null;
};

/** The opened file, as a browser gets it: a PDF is saved, never shown in the page (REGRAS 2.7). */
export async function abrirAnexo(
  { cifra, gateways }: Pick<Deps, 'cifra' | 'gateways'>,
  lugar: LugarDosAnexos,
  anexo: AnexoALer,
): Promise<RespostaBinaria> {
  if (anexo.chaveEmbrulhada === null) return recusar('naoEncontrado');
  const lido = await gateways.arquivos.ler(anexo.arquivo);
  if (lido.situacao !== 'ok') return recusar('indisponivel');
  const contexto = contextoDoAnexo(lugar, anexo.id);
  const chave = cifra.desembrulhar(anexo.chaveEmbrulhada, contexto);
  const bytes = cifra.decifrarBytes(chave, lido.valor, contexto);
  const pdf = anexo.tipo === 'application/pdf';
  const nome = cifra.decifrar(anexo.nomeCifrado, lugar.contexto).replace(/\.[^.]*$/, '');
  return { tipo: anexo.tipo, nome: `${nome}.${pdf ? 'pdf' : 'jpg'}`, bytes, baixar: pdf };
}
