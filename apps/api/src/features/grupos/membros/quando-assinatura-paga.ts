import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { MAQUINA_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { entraAoPagar, noAr } from '@rateia/domain/grupos/estados';
import { limiteDeEnvioDeDados } from '@rateia/domain/grupos/prazos';
import { sql } from 'kysely';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import type { Deps } from '../../../http/deps.ts';
import { devolverEntrada, entregarMesRetido } from '../../carteira/index.ts';
import { notificar } from '../../notificacoes/index.ts';
import { esperarNaFila } from '../fila/esperar-na-fila.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { travarAssinaturaEGrupo } from '../repository.ts';
import { avaliarGrupo } from '../vida/avaliar-grupo.ts';
import { primeiroNome } from '../vida/notificacoes.ts';
import { entrarNoGrupo } from './entrada.ts';
import { devolverVagasReocupadas } from './vaga-reocupada.ts';

/**
 * A first payment stands: the seats are the member's. In a signed group he enters now; in a forming one he waits. Money
 * that arrives after the group ended goes back whole. Doing it again changes nothing (REGRAS 2.1, 2.2).
 */
export async function quandoAssinaturaPaga(trx: Trx, deps: Deps, assinaturaId: number, agora: string): Promise<void> {
  const achados = await travarAssinaturaEGrupo(trx, assinaturaId);
  if (achados === undefined) throw new Error(`no membership ${assinaturaId}`);
  const { grupo } = achados;
  const assinatura = await marcarPaga(trx, { assinatura: achados.assinatura, agora });
  if (assinatura === undefined) return;
  if (!noAr(grupo.status)) {
    await devolverEntrada(trx, deps, { assinaturaId, agora, motivo: 'grupo.encerrado' });
    return;
  }
  const regras = await deps.regras();
  if (assinatura.entraEm !== null) {
    await esperarNaFila(trx, { grupo, assinatura, entraEm: assinatura.entraEm, regras, agora });
    return;
  }
  await entregarMesRetido(trx, { assinaturaId, agora });
  const entra = entraAoPagar({ status: grupo.status, jaAssinado: grupo.acessoImediato });
  if (entra) await entrarNoGrupo(trx, deps, { grupo, assinatura, quem: 'sistema', agora, regras });
  await notificarDoPagamento(trx, {
    grupo,
    assinatura,
    ate: entra ? limiteDeEnvioDeDados(agora, regras) : undefined,
    agora,
  });
  await avaliarGrupo(trx, deps, grupo.id, agora);
  await devolverVagasReocupadas(trx, deps, { grupo, assinatura, agora });
}

/** The paid membership, or undefined when there is nothing left to do for it. */
async function marcarPaga(
  trx: Trx,
  { assinatura, agora }: { readonly assinatura: Assinatura; readonly agora: string },
): Promise<Assinatura | undefined> {
  await sql`select confirmar_vagas(${assinatura.grupoId}, ${assinatura.id}, ${agora})`.execute(trx);
  // The wallet purchase writes the paid state itself, in its one statement.
  if (assinatura.estado === 'aguardandoGrupo' && assinatura.entradaEm === null) return assinatura;
  if (assinatura.estado !== 'reservada') return undefined;
  const pagaEm = assinatura.pagaEm ?? agora;
  const { para } = exigir(
    await mover(trx, MAQUINA_ASSINATURA, {
      id: assinatura.id,
      de: assinatura.estado,
      evento: 'pagar',
      quem: 'sistema',
      agora,
      mudar: { paga_em: pagaEm },
    }),
  );
  return { ...assinatura, estado: para, pagaEm };
}

async function notificarDoPagamento(
  trx: Trx,
  {
    grupo,
    assinatura,
    ate,
    agora,
  }: {
    readonly grupo: Grupo;
    readonly assinatura: Assinatura;
    readonly ate: string | undefined;
    readonly agora: string;
  },
): Promise<void> {
  const usuarioId = grupo.administradorId;
  const dados = { grupo: grupo.nome, idGrupo: grupo.id, membro: await primeiroNome(trx, assinatura.usuarioId) };
  const fato = { usuarioId, fato: assinatura.id, autorId: assinatura.usuarioId, agora };
  if (ate === undefined) await notificar(trx, { ...fato, modelo: 'grupoVagaPaga', dados });
  else
    await notificar(trx, {
      ...fato,
      modelo: 'grupoMembroEntrou',
      dados: { ...dados, ate: formatarMomento(ate) },
    });
}
