import type { Dia } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import type { ContaDaMudanca, RecusaDaMudanca } from '@rateia/domain/grupos/mudanca-de-grupo';
import { contaDaMudanca, recusaDaMudanca } from '@rateia/domain/grupos/mudanca-de-grupo';
import type { Composicao } from '@rateia/domain/grupos/precos';
import { composicao } from '@rateia/domain/grupos/precos';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { MembroQueSai, OpcaoDeSaida } from '../../cancelamento/index.ts';
import { opcoesDeSaida, preso } from '../../cancelamento/index.ts';
import { calcularDescontos } from '../cupons/pedir-descontos.ts';
import { reducaoNaEntrada } from '../cupons/taxa-reduzida.ts';
import type { GrupoParaEntrar } from '../grupo-para-entrar.ts';
import type { Entrada } from '../restricoes/conferir-entrada.ts';
import { conferirEntrada } from '../restricoes/conferir-entrada.ts';
import { exigirRelacionamento } from '../restricoes/exigir-relacionamento.ts';
import type { FatosDaMudanca } from './repository.ts';
import { destinoDaMudanca, fatosDaMudanca } from './repository.ts';

/** A change of group as it would be made now. */
export type Mudanca = {
  readonly entrada: Entrada;
  readonly vagas: number;
  /** The way out of the old group that the refund table gives him. */
  readonly saida: OpcaoDeSaida;
  readonly nova: Composicao;
  readonly conta: ContaDaMudanca;
};

/** Reads and judges a change of group; throws the first reason against it (in_Transferencia; REGRAS 2.9). */
export async function prepararMudanca(
  ctx: Pick<ContextoUsuario, 'db' | 'deps' | 'agora'>,
  { membro, idDestino }: { readonly membro: MembroQueSai; readonly idDestino: number },
): Promise<Mudanca> {
  const { db, deps, agora } = ctx;
  const { usuarioId } = membro;
  const fatos = await fatosDaMudanca(db, { assinaturaId: membro.id, hoje: diaDe(agora) });
  const { vagas } = fatos;
  const entrada = await conferirEntrada(db, deps, { grupoId: idDestino, usuarioId, vagas, fila: false });
  const recusa = impedimento(membro, { fatos, hoje: diaDe(agora), destino: await destinoDaMudanca(db, idDestino) });
  if (recusa !== undefined) return recusar(recusa);
  exigirRelacionamento(entrada, null);
  const opcoes = await opcoesDeSaida(db, deps, { membro, agora });
  // Within the first seven days all comes back; later he leaves now, whatever the cycle (REGRAS 2.9).
  const saida = opcoes.find(({ tipo }) => tipo === 'arrependimento') ?? opcoes.find(({ tipo }) => tipo === 'agora');
  if (saida === undefined) return recusar('mudancaSemEntrada');
  const { valorSemTaxas, valorTaxa, exigeCaucao } = entrada.grupo;
  const nova = composicao({ preco: { valorSemTaxas, valorTaxa }, vagas, exigeCaucao });
  const descontos = await descontosDaEntrada(db, ctx, { grupo: entrada.grupo, usuarioId, vagas, base: nova.mensal });
  return { entrada, vagas, saida, nova, conta: contaDaMudanca({ volta: saida.calculo, nova, descontos }) };
}

/** The first reason for which a member may not change to a group of this service, or to any (in_Transferencia). */
export function impedimento(
  membro: MembroQueSai,
  p: {
    readonly fatos: FatosDaMudanca;
    readonly hoje: Dia;
    readonly destino: { readonly servicoId: number; readonly comFidelidade: boolean };
  },
): RecusaDaMudanca | undefined {
  const { fatos, hoje, destino } = p;
  return recusaDaMudanca({
    ...fatos,
    servicoDoDestino: destino.servicoId,
    entrou: membro.entradaEm !== null,
    comFidelidade: destino.comFidelidade || preso(membro, hoje),
  });
}

/** The part of the first month that Plus and spend-only credit pay; a change has no coupon (REGRAS 2.29, 2.32). */
export async function descontosDaEntrada(
  db: Executor,
  { deps, agora }: Pick<ContextoUsuario, 'deps' | 'agora'>,
  p: {
    readonly grupo: GrupoParaEntrar;
    readonly usuarioId: number;
    readonly vagas: number;
    readonly base: Centavos;
  },
): Promise<readonly LinhaDeValor[]> {
  const { grupo, usuarioId, vagas, base } = p;
  const doPlus = reducaoNaEntrada(grupo, { vagas, regras: await deps.regras(), agora });
  const grupos = [{ grupoId: grupo.id, base, doPlus }];
  const descontos = await calcularDescontos(db, { usuarioId, grupos, agora, comCredito: grupo.promocional > ZERO });
  return descontos.map(({ linha }) => linha);
}
