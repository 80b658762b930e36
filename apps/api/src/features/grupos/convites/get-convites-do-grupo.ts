import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { EventoConvite } from '@rateia/domain/grupos/convite';
import { ID_ESTADO_CONVITE, ID_FORMA_DO_CONVITE, MAQUINA_CONVITE } from '@rateia/domain/grupos/convite';
import { transicionar } from '@rateia/domain/maquina';
import { nomeCurto } from '@rateia/domain/usuario/nome';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import type { Convite } from './convites-repository.ts';
import { CONTEXTO_DO_CONVITE, convitesDe, pessoasDosConvites } from './convites-repository.ts';
import { linkDoConvite } from './link-do-convite.ts';
import { convitesQueGuardam } from './vaga-guardada.ts';

type Chamada = typeof grupos.getConvitesDoGrupo;

/** The invitations of a group, newest first: who was invited by whom, and who came (REGRAS 2.26). */
export async function getConvitesDoGrupo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { db, deps } = ctx;
  const { grupo, relacao } = await exigirNoGrupo(db, { ctx, grupoId: id, chamada: 'getConvitesDoGrupo' });
  const { convites: regras } = await deps.regras();
  const todos = await convitesDe(db, id);
  // A member sees those that he sent.
  function meus(c: Convite): boolean {
    return relacao === 'administrador' || c.convidadoPor === ctx.usuario.id;
  }
  const convites = todos.filter(meus);
  const guardadas = await convitesQueGuardam(db, id);
  const pessoas = Map.groupBy(await pessoasDosConvites(db, id), ({ conviteId }) => conviteId);
  const nomes = new Map<number, string>();
  for (const usuarioId of new Set(convites.map((c) => c.convidadoPor)))
    nomes.set(usuarioId, await nomeDe(db, usuarioId));
  return {
    grupo: { id, nome: grupo.nome, visibilidade: grupo.visibilidade, vagasDisponiveis: grupo.livres },
    itens: convites.map((convite) => ({
      id: convite.id,
      forma: convite.forma,
      estado: convite.estado,
      vagaGuardada: guardadas.has(convite.id),
      ...enderecos(deps, convite),
      usos: convite.usos,
      usosMaximos: convite.usosMaximos,
      convidadoPor: nomes.get(convite.convidadoPor) ?? '',
      criadoEm: convite.criadoEm,
      expiraEm: convite.expiraEm,
      envios: convite.envios,
      podeReenviar: pode(convite, 'reenviar') && convite.envios < regras.envios,
      podeRetirar: pode(convite, 'retirar'),
      pessoas: (pessoas.get(convite.id) ?? []).map(({ aceitoEm, entrou, ...pessoa }) => ({
        nome: nomeCurto(pessoa),
        aceitoEm,
        entrou,
      })),
    })),
    usosMaximosDoLink: regras.usosDoLink,
    dias: regras.dias,
    horasDaVaga: regras.horasDaVaga,
  };
}

/** The e-mail that was invited, or the link while it serves. */
function enderecos(deps: Deps, { forma, estado, emailCifrado, codigoCifrado }: Convite) {
  const { cifra } = deps;
  const aberto = forma === ID_FORMA_DO_CONVITE.link && estado === ID_ESTADO_CONVITE.pendente;
  return {
    email: emailCifrado === null ? null : cifra.decifrar(emailCifrado, CONTEXTO_DO_CONVITE.email),
    link: aberto ? linkDoConvite(deps, cifra.decifrar(codigoCifrado, CONTEXTO_DO_CONVITE.codigo)) : null,
  };
}

function pode({ estado, forma, usos, usosMaximos }: Convite, evento: EventoConvite): boolean {
  return transicionar(MAQUINA_CONVITE, {
    estado,
    evento,
    quem: 'administrador',
    contexto: { forma, restam: usosMaximos - usos },
  }).ok;
}
