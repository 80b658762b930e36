import type { Resto } from '@rateia/domain/carteira/renuncia';
import { renuncia, totalDoResto } from '@rateia/domain/carteira/renuncia';
import { diaDe, inicioDoDia, instanteDe, somarMeses } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { CONTEXTO_DO_EMAIL_DA_CONTA } from '../../../db/contextos.ts';
import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Deps } from '../../../http/deps.ts';
import { lancar } from '../../livro/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { encerrarSessoes, moverExclusao, pararExclusao } from '../../sessao/index.ts';
import { apagarDados } from './apagar-dados.ts';
import { esquecerTextos } from './esquecer-textos.ts';
import { donoDaExclusao, getExclusaoPedida, temRevisaoAberta, travarUsuario } from './exclusao-repository.ts';
import { impedimentosDaPedida, restoDe } from './impedimentos.ts';

/** Years for which the keyed hashes of a deleted account are kept (REGRAS 2.17). */
const ANOS_GUARDADOS = 5;
const O_RELOGIO = { quem: 'sistema', autorId: null } as const;

type Conta = Awaited<ReturnType<typeof travarUsuario>>;
type Registro = readonly LinhaDoRegistro[];
type Deste = { readonly id: number; readonly conta: Conta; readonly agora: string };

/**
 * Runs when the seven days are over. An obstacle that came up in the meantime (money, a seat, a block) stops the
 * deletion, and the owner is told. Otherwise all data are deleted in this one transaction, and the last e-mail to the
 * old address leaves with it (REGRAS 2.17 Deletion).
 */
export async function executarExclusao(
  trx: Trx,
  deps: Deps,
  { id, agora, registro }: { readonly id: number; readonly agora: string; readonly registro: Registro },
): Promise<void> {
  // The account is locked before its request, as by everything that may stop it in the same moment.
  const conta = await travarUsuario(trx, await donoDaExclusao(trx, id));
  const pedida = await getExclusaoPedida(trx, conta.id);
  if (pedida?.id !== id) return;
  // A block from before the request says nothing against the person who asked (REGRAS 2.17).
  if (conta.bloqueado_em !== null && conta.bloqueado_em > pedida.pedidaEm)
    return await pararExclusao(trx, { usuarioId: conta.id, motivo: quemBloqueou(conta), autor: O_RELOGIO, agora });
  const regras = await deps.regras();
  const impedimentos = await impedimentosDaPedida(trx, { ...pedida, regras });
  if (impedimentos.length === 0) {
    const resto = await restoDe(trx, conta.id, regras);
    await renunciar(trx, { id, conta, agora }, resto);
    await excluir(trx, deps, { id, conta, agora, renuncia: totalDoResto(resto), registro });
  } else
    await impedir(
      trx,
      { id, conta, agora },
      impedimentos.map((i) => i.tipo),
    );
}

/**
 * Books the renounced balance out of the wallet, so that the deleted person's accounts in the ledger are closed (REGRAS
 * 2.17).
 */
async function renunciar(trx: Trx, { id, conta, agora }: Deste, resto: Resto): Promise<void> {
  if (totalDoResto(resto) === ZERO) return;
  await lancar(trx, {
    ...renuncia({ usuario: conta.id, resto }),
    origem: 'exclusoes',
    origemId: id,
    chave: `exclusao:${id}:renuncia`,
    agora,
  });
  await trx
    .updateTable('creditos_promocionais')
    .set({ vencido: sql`valor - retido - gasto` })
    .where('usuario_id', '=', conta.id)
    .execute();
}

/**
 * True if the staff blocked or restricted the account: that goes on as a restriction when the person comes back. A
 * block by the owner is no sanction (REGRAS 2.17).
 */
function foiSancionada({ restricao, bloqueado_em, bloqueado_por }: Conta): boolean {
  return restricao !== null || (bloqueado_em !== null && bloqueado_por !== 'dono');
}

function quemBloqueou({ bloqueado_por }: Conta) {
  return bloqueado_por === 'dono' ? 'bloqueioDoDono' : 'bloqueioDaEquipe';
}

async function impedir(trx: Trx, { id, conta, agora }: Deste, impedimentos: readonly string[]): Promise<void> {
  const usuarioId = conta.id;
  await moverExclusao(trx, {
    id,
    usuarioId,
    evento: 'impedir',
    ...O_RELOGIO,
    agora,
    mudar: { impedimentos: [...impedimentos] },
  });
  await notificar(trx, { usuarioId, modelo: 'exclusaoImpedida', dados: {}, fato: id, agora });
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'privacidade.exclusaoImpedida',
    alvo: `exclusao:${id}`,
    dados: { impedimentos },
    em: agora,
  });
}

async function excluir(
  trx: Trx,
  deps: Deps,
  {
    id,
    conta,
    agora,
    renuncia: valorRenunciado,
    registro,
  }: Deste & { readonly renuncia: Centavos; readonly registro: Registro },
): Promise<void> {
  const usuarioId = conta.id;
  await trx
    .insertInto('contas_excluidas')
    .values({
      usuario_id: usuarioId,
      email_indice: deps.cifra.indice(conta.email, CONTEXTO_DO_EMAIL_DA_CONTA),
      cpf_indice: conta.cpf_indice,
      telefone_indice: conta.telefone_indice,
      restrita: foiSancionada(conta),
      em_analise: await temRevisaoAberta(trx, usuarioId),
      excluida_em: agora,
      guardar_ate: inicioDoDia(somarMeses(diaDe(agora), ANOS_GUARDADOS * 12)),
    })
    .execute();
  await encerrarSessoes(trx, { usuarioId }, { motivo: 'exclusao', parede: instanteDe(deps.relogio.parede()) });
  // The account is marked first: only then do the histories allow the deletion of texts.
  await trx.updateTable('usuarios').set({ excluido_em: agora }).where('id', '=', usuarioId).execute();
  await esquecerTextos(trx, usuarioId);
  await apagarDados(trx, { usuarioId, agora, registro });
  await moverExclusao(trx, { id, usuarioId, evento: 'concluir', ...O_RELOGIO, agora });
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'privacidade.contaExcluida',
    alvo: `usuario:${usuarioId}`,
    em: agora,
  });
  // Written after all other data of the person are deleted: only the address it is sent to identifies the person.
  await notificar(trx, {
    usuarioId,
    modelo: 'contaExcluida',
    dados: { renuncia: valorRenunciado },
    fato: id,
    agora,
    para: conta.email,
  });
}
