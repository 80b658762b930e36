import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { recusaDeReversao } from '@rateia/domain/cancelamento/regras';
import type { Dia } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { ID_ESTADO_ASSINATURA, recusaDeAcesso } from '@rateia/domain/grupos/assinatura';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { destinoEscolhido } from '../../carteira/index.ts';
import { contestacaoAberta } from '../acesso/contestacao.ts';
import { temFila } from '../fila/tem-fila.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { paraAssinaturaMembro, paraContestacao } from '../presenter.ts';
import type { Assinatura } from '../repository.ts';
import { mudancaDoMembro } from '../valor/mudanca-do-membro.ts';
import { detalheDoGrupo } from './detalhe.ts';
import { faturasDoMembro } from './faturas-do-membro.ts';

const A = ID_ESTADO_ASSINATURA;

/** The member's view of a group: his seat, his invoices and his possible acts now (spec B§2 /grupo/membro/{id}). */
export async function getGrupoMembro(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<Resposta<typeof grupos.getGrupoMembro>> {
  const visto = await exigirNoGrupo(ctx.db, { ctx, grupoId: id, chamada: 'getGrupoMembro' });
  const { assinatura: a } = visto;
  if (a === undefined) return recusar('semPermissao');
  const hoje = diaDe(ctx.agora);
  const entregue = a.acessoEntregueEm !== null;
  return {
    grupo: await detalheDoGrupo(ctx, visto),
    assinatura: paraAssinaturaMembro(a, { ...visto.grupo, regras: await ctx.deps.regras() }),
    faturas: await faturasDoMembro(ctx.db, a.id),
    contato: visto.grupo.contato,
    podeConfirmarAcesso: entregue && a.acessoConfirmadoEm === null,
    contestacao: paraContestacao(await contestacaoAberta(ctx.db, a.id)),
    mudancaDeValor: await mudancaDoMembro(ctx.db, { grupo: visto.grupo, assinatura: a }),
    podeVerAcesso: entregue && recusaDeAcesso({ ...a, agora: ctx.agora, hoje }) === undefined,
    destinoReembolso: (await destinoEscolhido(ctx.db, a.id)) ?? null,
    podeSair: a.estado !== A.emSaida,
    podeReverterSaida: a.estado === A.emSaida && podeFicar(a, { hoje, temFila: await temFila(ctx.db, a.id) }),
  };
}

function podeFicar(
  { saidaEm, motivoSaida: motivo }: Assinatura,
  fatos: { readonly hoje: Dia; readonly temFila: boolean },
): boolean {
  return saidaEm !== null && recusaDeReversao({ agendadaPara: saidaEm, ...fatos, motivo }) === undefined;
}
