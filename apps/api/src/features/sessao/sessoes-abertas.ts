import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { instanteDe } from '@rateia/domain/datas';
import { meiosDoSegundoFator } from '@rateia/domain/sessao/confirmacao';
import { modoDeEntrada } from '@rateia/domain/sessao/entrada';
import { mascararIp } from '@rateia/domain/sessao/lugar';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { ehSessaoAbertaDe, listarAcessos, listarSessoes } from './aparelhos-repository.ts';
import { listarChaves } from './chaves-de-acesso.ts';
import { encerrarSessoes, esquecerSessoes } from './encerrar-sessoes.ts';
import { fatoresDaConta } from './fatores.ts';
import { getDonoDaConta } from './repository.ts';

/** What guards the account, in one look (spec A§2 /perfil/seguranca). */
export const getSeguranca = async ({ deps, usuario }: ContextoUsuario) => {
  const fatores = await fatoresDaConta(deps.db, usuario.id);
  const dono = await getDonoDaConta(deps.db, usuario.id);
  return {
    temSenha: dono.senhaHash !== null,
    senhaAlteradaEm: dono.senhaAlteradaEm,
    twfaHabilitado: meiosDoSegundoFator(fatores).length > 0,
    aplicativo: fatores.aplicativo,
    codigosRestantes: fatores.codigosRestantes,
    chaves: await listarChaves(deps.db, usuario.id),
  };
};

/** Sessions that are open, this one first to be known (ASVS 7.5.2). */
export const getSessoes = async ({ deps, usuario }: ContextoUsuario) => {
  const parede = instanteDe(deps.relogio.parede());
  const abertas = await listarSessoes(deps.db, { usuarioId: usuario.id, parede });
  return {
    itens: abertas.map((s) => ({
      id: s.id,
      aparelho: s.aparelho,
      lugar: mascararIp(s.ip),
      criadaEm: s.criadaEm,
      vistaEm: s.vistaEm,
      atual: s.id === usuario.sessaoId,
    })),
  };
};

/** Ends one session of one's own, in every process at once (ASVS 7.4.1). */
export const encerrarSessao = async (
  { deps, usuario, agora, ip }: ContextoUsuario,
  { params: { id } }: Recebida<typeof seguranca.encerrarSessao>,
): Promise<void> => {
  await emTransacao(deps.db, async (trx) => {
    if (!(await ehSessaoAbertaDe(trx, { usuarioId: usuario.id, id }))) recusar('naoEncontrado');
    await encerrarSessoes(trx, { sessaoId: id }, { motivo: 'dono', parede: instanteDe(deps.relogio.parede()) });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'sessao.encerrada',
      alvo: `sessao:${id}`,
      dados: { de: usuario.sessaoId },
      ip,
      em: agora,
    });
  });
  esquecerSessoes(deps, [id]);
};

/** Ends every session but this one, and says how many there were. */
export const encerrarOutrasSessoes = async ({ deps, usuario, agora, ip }: ContextoUsuario) => {
  const encerradas = await emTransacao(deps.db, async (trx) => {
    const { id: usuarioId, sessaoId } = usuario;
    const parede = instanteDe(deps.relogio.parede());
    const outras = await encerrarSessoes(trx, { usuarioId, exceto: sessaoId }, { motivo: 'dono', parede });
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'sessao.outrasEncerradas',
      alvo: `usuario:${usuarioId}`,
      dados: { quantas: outras.length },
      ip,
      em: agora,
    });
    return outras;
  });
  esquecerSessoes(deps, encerradas);
  return { encerradas: encerradas.length };
};

const ACESSO = { 'sessao.entrou': 'entrou', 'sessao.saiu': 'saiu', 'sessao.revogada': 'revogada' } as const;

/** The last twenty logins and ends, with device and a masked address (spec A§2 /perfil/seguranca). */
export const getAcessos = async ({ deps, usuario }: ContextoUsuario) => ({
  itens: (await listarAcessos(deps.db, usuario.id)).map((a) => ({
    id: a.id,
    oQue: ACESSO[a.acao as keyof typeof ACESSO],
    como: modoDeEntrada(a.como),
    aparelho: a.aparelho,
    lugar: mascararIp(a.ip),
    em: a.em,
  })),
});
