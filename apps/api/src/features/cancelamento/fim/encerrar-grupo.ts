import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { EVENTO_DO_FIM, MOTIVOS_DO_FIM } from '@rateia/domain/cancelamento/fim';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { moverGrupo } from '../../grupos/index.ts';
import { exigirAdministrador } from '../exigir-administrador.ts';
import { travarGrupo } from '../repository.ts';
import { opcoesDeFim } from './opcoes-de-fim.ts';

type Contrato = typeof cancelamento.cancelarAdministrador;
type Corpo = Omit<Recebida<Contrato>['body'], 'idMembro'>;

/**
 * The administrator ends his group, now or on the day that he was shown. The sum that he saw must be the one that is made; another sum
 * or another day is refused, and nothing happens (spec B§7; REGRAS 2.1, 2.9).
 */
export async function encerrarGrupo(ctx: ContextoUsuario, corpo: Corpo): Promise<Resposta<Contrato>> {
  const { deps, agora, usuario } = ctx;
  const motivo = MOTIVOS_DO_FIM.find(({ id }) => id === corpo.motivo);
  if (motivo === undefined)
    return recusar('dadosInvalidos', { dados: { campos: { motivo: 'Escolha um motivo da lista.' } } });
  const { idGrupo: grupoId, tipo, totalMostrado, saidaMostrada } = corpo;
  const observacao = corpo.textoMotivo.trim();
  return await emTransacao(ctx.db, async (trx) => {
    await exigirAdministrador({ ...ctx, db: trx }, { grupoId, chamada: 'cancelarAdministrador' });
    await travarGrupo(trx, grupoId);
    const visto = (await opcoesDeFim(trx, deps, { grupoId, agora })) ?? recusar('grupoNaoEncontrado');
    const opcao = visto.opcoes.find((o) => o.tipo === tipo) ?? recusar('cancelamentoNaoPermitido');
    const { saidaEm, total } = opcao;
    const outroDia = saidaMostrada !== undefined && saidaMostrada !== saidaEm;
    if (total !== totalMostrado || outroDia) recusar('precoMudou', { dados: { total } });
    const imediato = tipo === 'agora';
    const movido = await moverGrupo(trx, deps, {
      ...{ grupoId, evento: EVENTO_DO_FIM[tipo], quem: 'administrador', usuarioId: usuario.id, agora },
      dados: imediato ? { mensagem: mensagemDe(motivo) } : { fimEm: saidaEm },
    });
    if (!movido.ok) return recusar('cancelamentoNaoPermitido');
    await registrarAuditoria(trx, {
      ...{ usuarioId: usuario.id, acao: 'cancelamento.grupo', alvo: `grupo:${grupoId}`, ip: ctx.ip, em: agora },
      dados: { motivo: motivo.id, texto: observacao, tipo, total, membros: opcao.porMembro.length, saidaEm },
    });
    const linhas = [{ chave: 'membros', rotulo: 'Volta para os membros', valor: total }];
    return { tipo, imediato, reterTaxa: false, motivo: motivo.id, observacao, saidaEm, total, linhas };
  });
}

/** The members read the reason of the list; what the administrator wrote is for the staff. */
function mensagemDe({ id, descricao }: (typeof MOTIVOS_DO_FIM)[number]): string {
  return id === SEM_PALAVRAS ? 'O administrador encerrou o grupo.' : `O administrador encerrou o grupo: ${descricao}.`;
}
const SEM_PALAVRAS = 99;
