import { createHash, randomBytes } from 'node:crypto';
import { expiracaoDoPin, ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { instanteDe } from '@rateia/domain/datas';
import { meiosDoSegundoFator } from '@rateia/domain/sessao/confirmacao';
import { redeLargaDe } from '@rateia/domain/sessao/limites';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { marcarVisto, nomeDoAparelho, registrarDispositivo } from '../aparelhos/dispositivos.ts';
import { exigirContaComoEra } from '../bloqueio/conta-como-era.ts';
import { criarPin } from '../codigos/criar-pin.ts';
import { criarLink } from '../links/links.ts';
import type { ContaParaEntrar } from '../repository.ts';
import { guardarCampanha, guardarLiberacao } from '../repository.ts';
import { fatoresDaConta } from '../segundo-fator/fatores.ts';
import { pedirSegundoFator } from '../segundo-fator/pedir-segundo-fator.ts';
import { mandarLink } from '../senha/recuperacao.ts';
import type { SessaoAberta } from './abrir-sessao.ts';
import { abrirSessao } from './abrir-sessao.ts';
import { redeEhNova } from './redes.ts';

/** Release request kinds (spec A§3). */
export const TIPO_SOLICITACAO = { semSolicitacao: 0, dispositivo: 1, ip: 2 } as const;
const BYTES_DA_LIBERACAO = 32;

/** The digest of a release token, which is stored instead of it, and the act that its code is bound to. */
export function resumoDaLiberacao(hash: string): string {
  return createHash('sha256').update(hash).digest('hex');
}
export function vinculoDaLiberacao(resumo: string): string {
  return `liberacao:${resumo}`;
}

type Entrada = {
  readonly conta: ContaParaEntrar;
  /** The device's id as the client has it, or a new one. */
  readonly dispositivo: string;
  readonly nomeDispositivo: string | undefined;
  readonly campanha: Readonly<Record<string, unknown>> | undefined;
  readonly como: 'senha' | 'social';
  /** The link to a provider that is made once the second factor is right. */
  readonly vinculacao?: Buffer | undefined;
};

/**
 * The rules of every way of logging in, once the person is identified. A blocked account stays out. A password that is
 * known to be compromised opens nothing. A second factor is asked for. A device or network that is new to the account,
 * or an e-mail that was never confirmed, gets a code by e-mail and 412 (spec A§4 Session).
 */
export async function entrarNaConta(
  ctx: Contexto,
  tokens: Tokens,
  { conta, dispositivo, nomeDispositivo, campanha, como, vinculacao }: Entrada,
): Promise<SessaoAberta> {
  const { deps, ip } = ctx;
  const { id: usuarioId, dispositivoId } = conta;
  async function comoEra(trx: Trx): Promise<void> {
    return await exigirContaComoEra(trx, { conta, dispositivo, como });
  }
  await exigirContaAberta(ctx, { conta, como });
  const nome = nomeDoAparelho(nomeDispositivo, ctx.agente);
  const meios = meiosDoSegundoFator(await fatoresDaConta(deps.db, usuarioId));
  if (meios.length > 0)
    return await pedirSegundoFator(ctx, { usuarioId, dispositivo, nome, meios, vinculacao, comoEra });
  const tipo = await oQueFalta(ctx, conta);
  if (tipo !== TIPO_SOLICITACAO.semSolicitacao || dispositivoId === null)
    return await pedirLiberacao(ctx, { conta, dispositivo, nome, tipo, comoEra });
  return await emTransacao(deps.db, async (trx) => {
    await comoEra(trx);
    await marcarVisto(trx, { id: dispositivoId, ip, parede: instanteDe(deps.relogio.parede()) });
    if (campanha !== undefined) await guardarCampanha(trx, { usuarioId, campanha });
    return await abrirSessao(trx, { ctx, tokens }, { usuarioId, dispositivoId, hashDispositivo: dispositivo, como });
  });
}

/**
 * A blocked account stays out. If its owner blocked it, or its password is known to others, it gets a link to a new
 * password.
 */
export async function exigirContaAberta(
  ctx: Contexto,
  { conta, como }: { readonly conta: ContaParaEntrar; readonly como: 'senha' | 'social' | 'chave' },
): Promise<void> {
  if (conta.bloqueada && !conta.bloqueadaPeloDono) {
    ctx.deps.metricas.entradas.inc({ desfecho: 'bloqueada' });
    return recusar('contaBloqueada');
  }
  if (conta.bloqueada || (conta.senhaExpirada && como === 'senha')) return await pedirSenhaNova(ctx, conta.id);
}

type Tipo = (typeof TIPO_SOLICITACAO)[keyof typeof TIPO_SOLICITACAO];

/** A new device comes before a new network: the release of the device releases its network too. */
async function oQueFalta({ deps, ip }: Contexto, conta: ContaParaEntrar): Promise<Tipo> {
  if (conta.dispositivoId === null || conta.risco === 'alto' || !conta.emailVerificado)
    return TIPO_SOLICITACAO.dispositivo;
  const nova = await redeEhNova(deps.db, {
    usuarioId: conta.id,
    rede: redeLargaDe(ip),
    parede: deps.relogio.parede(),
  });
  return nova ? TIPO_SOLICITACAO.ip : TIPO_SOLICITACAO.semSolicitacao;
}

/**
 * Refuses a login with a password that is known to be compromised; the e-mail of the account gets the link to a new one
 * (REGRAS 2.18).
 */
async function pedirSenhaNova({ deps, requestId }: Contexto, usuarioId: number): Promise<never> {
  await emTransacao(deps.db, (trx) => mandarLink(trx, deps, { usuarioId, tipo: 'senha', requestId }));
  deps.metricas.entradas.inc({ desfecho: 'senhaExpirada' });
  return recusar('senhaExpirada');
}

type Pedido = {
  readonly conta: ContaParaEntrar;
  readonly dispositivo: string;
  readonly nome: string;
  readonly tipo: Tipo;
  /** Refuses when the account has changed since it was judged. */
  readonly comoEra: (trx: Trx) => Promise<void>;
};

async function pedirLiberacao(ctx: Contexto, { conta, dispositivo, nome, tipo, comoEra }: Pedido): Promise<never> {
  const { deps, agora, ip, requestId } = ctx;
  const hash = randomBytes(BYTES_DA_LIBERACAO).toString('base64url');
  const resumo = resumoDaLiberacao(hash);
  const regras = await deps.regras();
  const expiraEm = expiracaoDoPin(agora, regras);
  await emTransacao(deps.db, async (trx) => {
    await comoEra(trx);
    const parede = instanteDe(deps.relogio.parede());
    const dispositivoId = await registrarDispositivo(trx, {
      usuarioId: conta.id,
      hashDispositivo: dispositivo,
      nome,
      ip,
      parede,
      liberado: false,
    });
    await guardarLiberacao(trx, {
      hash: resumo,
      usuarioId: conta.id,
      dispositivoId,
      tipo: tipo === TIPO_SOLICITACAO.semSolicitacao ? TIPO_SOLICITACAO.dispositivo : tipo,
      ip,
      agora,
      expiraEm,
    });
    const link = await criarLink(trx, {
      tipo: 'liberacao',
      usuarioId: conta.id,
      liberacao: resumo,
      dispositivoId,
      agora,
      minutos: regras.pin.minutos,
    });
    await criarPin(trx, deps, {
      tipo: ID_TIPO_PIN.email,
      usuarioId: conta.id,
      canal: 'email',
      destino: conta.email,
      vinculo: vinculoDaLiberacao(resumo),
      agora,
      requestId,
      caminho: link.caminho,
    });
  });
  deps.metricas.entradas.inc({ desfecho: 'dispositivoNaoLiberado' });
  return recusar('dispositivoNaoLiberado', {
    link: `/login/pin/liberacao?hash=${hash}&tipo=${tipo}`,
    dados: { hash, tipoSolicitacao: tipo, expiraEm },
  });
}
