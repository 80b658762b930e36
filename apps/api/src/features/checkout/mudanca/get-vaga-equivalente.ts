import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { vagaEquivalente } from '@rateia/contracts/vaga-equivalente';
import { ZERO } from '@rateia/domain/dinheiro';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { saldoDisponivel } from '../../livro/index.ts';
import { acharGrupoParaEntrar } from '../grupo-para-entrar.ts';
import { acharEquivalentes, totalDaEntrada } from './equivalentes.ts';
import { exigirVagaPerdida } from './vaga-perdida.ts';

type Contrato = typeof vagaEquivalente.getVagaEquivalente;

/** The equivalent seats that are offered after a group was lost (REGRAS 2.9). */
export async function getVagaEquivalente(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const usuarioId = ctx.usuario.id;
  const perdida = await exigirVagaPerdida(ctx, id, 'getVagaEquivalente');
  const { grupo, vagas, mensal, ate } = perdida;
  const opcoes: Resposta<Contrato>['opcoes'] = [];
  for (const listado of await acharEquivalentes(ctx, perdida)) {
    const aberto = await acharGrupoParaEntrar(ctx.db, { grupoId: listado.id, usuarioId });
    const totalHoje = aberto === undefined ? ZERO : await totalDaEntrada(ctx, { grupo: aberto, vagas });
    opcoes.push({ grupo: listado, totalHoje });
  }
  return { grupo, vagas, mensal, ate, saldo: await saldoDisponivel(ctx.db, usuarioId), opcoes };
}
