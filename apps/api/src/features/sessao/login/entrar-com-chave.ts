import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { instanteDe } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import {
  hashUtilizavel,
  nomeDoAparelho,
  registrarDispositivo,
  resumoDoDispositivo,
} from '../aparelhos/dispositivos.ts';
import { notificarDeAparelho } from '../aparelhos/notificar-de-aparelho.ts';
import { exigirContaComoEra } from '../bloqueio/conta-como-era.ts';
import { findContaById, guardarCampanha } from '../repository.ts';
import type { SessaoAberta } from './abrir-sessao.ts';
import { abrirSessao } from './abrir-sessao.ts';
import { chaveAbre, conferirChaveSemSenha } from './chave-sem-senha.ts';
import { exigirContaAberta } from './entrar-na-conta.ts';
import { abrirTentativa, encerrarTentativa } from './tentativas.ts';

/**
 * Login by a passkey alone. The device showed that it holds the key and that it verified its person. Those are both
 * factors: nothing else is asked, and a new device needs no code (REGRAS 2.18). Everything that refuses a password
 * login refuses this one too.
 */
export async function entrarComChave(
  ctx: Contexto,
  {
    body: { pedido, resposta, hashDispositivo: enviado, nomeDispositivo, campanha },
  }: Recebida<typeof sessao.entrarComChave>,
  tokens: Tokens,
): Promise<SessaoAberta> {
  const { deps, agora, ip } = ctx;
  const tentativa = await abrirTentativa(deps, {
    acao: 'segundoFator',
    conta: `chave:${resposta.id}`,
    ip,
    dispositivo: enviado ?? ctx.hashDispositivo,
    dispositivoConhecido: false,
    agora,
  });
  const usuarioId = await emTransacao(deps.db, (trx) => conferirChaveSemSenha(trx, deps, { pedido, resposta, agora }));
  await encerrarTentativa(deps, tentativa, usuarioId !== undefined);
  if (usuarioId === undefined) {
    deps.metricas.entradas.inc({ desfecho: 'recusada' });
    return recusar('chaveNaoConfere');
  }
  const hashDispositivo = hashUtilizavel(enviado ?? ctx.hashDispositivo);
  const conta =
    (await findContaById(deps.db, { id: usuarioId, dispositivo: resumoDoDispositivo(hashDispositivo) })) ??
    recusar('chaveNaoConfere');
  await exigirContaAberta(ctx, { conta, como: 'chave' });
  const nome = nomeDoAparelho(nomeDispositivo, ctx.agente);
  return await emTransacao(deps.db, async (trx) => {
    await exigirContaComoEra(trx, { conta, dispositivo: hashDispositivo, como: 'chave' });
    // Taken away since it answered: by its owner, or with a change of e-mail that was taken back.
    if (!(await chaveAbre(trx, { usuarioId, credencial: resposta.id }))) recusar('chaveNaoConfere');
    const parede = instanteDe(deps.relogio.parede());
    const dispositivoId = await registrarDispositivo(trx, {
      usuarioId,
      hashDispositivo,
      nome,
      ip,
      parede,
      liberado: true,
    });
    if (conta.dispositivoId === null) await notificarDeAparelho(trx, ctx, { usuarioId, dispositivoId, aparelho: nome });
    if (campanha !== undefined) await guardarCampanha(trx, { usuarioId, campanha });
    return await abrirSessao(trx, { ctx, tokens }, { usuarioId, dispositivoId, hashDispositivo, como: 'chave' });
  });
}
