import { timingSafeEqual } from 'node:crypto';
import { MINUTOS_PARA_CONCLUIR } from '@rateia/domain/cadastro/social';
import { milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { IdentidadeSocial } from '../../../gateways/social/port.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import {
  cifrarIdentidade,
  decifrarIdentidade,
  estadoDoToken,
  indiceDoSub,
  perguntaDe,
  provedorDe,
  resumoDoToken,
} from './pergunta.ts';
import type { Autenticacao } from './repository.ts';
import { findAutenticacao, guardarIdentidade, tomarTroca } from './repository.ts';

/** A person whom the provider has named, with a login by it that is not used yet. */
export type Identificada = {
  readonly resumo: Buffer;
  readonly socialAuth: number;
  readonly subIndice: Buffer;
  readonly identidade: IdentidadeSocial;
};

type Volta = {
  readonly socialAuth: number;
  readonly socialToken: string;
  readonly codigo?: string | undefined;
  readonly estado?: string | undefined;
  readonly emissor?: string | undefined;
};

/**
 * The identity that the provider vouches for. The code is exchanged once; afterwards the token alone answers for it,
 * until the login is over or its time has passed.
 */
export async function identificar(ctx: Contexto, volta: Volta): Promise<Identificada> {
  const { deps } = ctx;
  const resumo = resumoDoToken(volta.socialToken);
  const guardada = await abrir(ctx, resumo);
  if (guardada.socialAuth !== volta.socialAuth) return recusar('socialInvalido');
  return jaIdentificada(deps, guardada) ?? (await trocar(ctx, volta, guardada));
}

/** The same of a way whose code was exchanged before. */
export async function identificarDeNovo(ctx: Contexto, socialToken: string): Promise<Identificada> {
  return jaIdentificada(ctx.deps, await abrir(ctx, resumoDoToken(socialToken))) ?? recusar('socialInvalido');
}

/** The same for a login by a provider that waits for the second factor; undefined once it is used or expired. */
export async function identificadaDoResumo(
  trx: Trx,
  { deps, agora }: Contexto,
  resumo: Buffer,
): Promise<Identificada | undefined> {
  const guardada = await findAutenticacao(trx, resumo);
  return guardada === undefined || acabou(guardada, agora) ? undefined : jaIdentificada(deps, guardada);
}

async function abrir({ db, agora }: Contexto, resumo: Buffer): Promise<Autenticacao> {
  const guardada = (await findAutenticacao(db, resumo)) ?? recusar('socialInvalido');
  return acabou(guardada, agora) ? recusar('socialInvalido') : guardada;
}

function acabou({ usada, expiraEm }: Autenticacao, agora: string): boolean {
  return usada || milissegundosDe(expiraEm) <= milissegundosDe(agora);
}

function jaIdentificada(
  { cifra }: Contexto['deps'],
  { resumo, socialAuth, subIndice, identidadeCifrada }: Autenticacao,
): Identificada | undefined {
  return subIndice === null || identidadeCifrada === null
    ? undefined
    : { resumo, socialAuth, subIndice, identidade: decifrarIdentidade(cifra, identidadeCifrada) };
}

async function trocar(
  { deps, db, agora, requestId }: Contexto,
  { socialToken, codigo, estado, emissor }: Volta,
  { resumo, socialAuth, segredosCifrados }: Autenticacao,
): Promise<Identificada> {
  if (codigo === undefined || estado === undefined || !iguais(estado, estadoDoToken(socialToken)))
    return recusar('socialInvalido');
  if (!(await tomarTroca(db, { resumo, agora }))) return recusar('socialInvalido');
  const pergunta = perguntaDe(deps, { socialAuth, socialToken, segredosCifrados });
  const resposta = await provedorDe(deps, socialAuth).identificar({ ...pergunta, codigo, emissor }, { requestId });
  if (resposta.situacao !== 'ok')
    return recusar(resposta.situacao === 'recusado' ? 'socialInvalido' : 'socialIndisponivel');
  const identidade = { ...resposta.valor, email: resposta.valor.email?.trim().toLowerCase() ?? null };
  const subIndice = indiceDoSub(deps.cifra, { socialAuth, sub: identidade.sub });
  await guardarIdentidade(db, {
    resumo,
    subIndice,
    identidadeCifrada: cifrarIdentidade(deps.cifra, identidade),
    expiraEm: somarMinutos(agora, MINUTOS_PARA_CONCLUIR),
  });
  return { resumo, socialAuth, subIndice, identidade };
}

function iguais(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
