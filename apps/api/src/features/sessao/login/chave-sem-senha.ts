import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { opcoesDeUsoDeChave, respostaDeUsoDeChave } from '@rateia/contracts/chaves-de-acesso';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Trx } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { Deps } from '../../../http/deps.ts';
import { conferirAssinatura, parteConfiavel } from '../segundo-fator/chaves-de-acesso.ts';

/** A page of login stays open for a while before its person answers. */
const MINUTOS_DO_DESAFIO = 10;
const BYTES_DO_DESAFIO = 32;
const FINALIDADE = 'loginSemSenha';

type Deposito = { readonly agora: Instante };
type Pedido = Deposito & {
  readonly pedido: string;
  readonly resposta: z.output<typeof respostaDeUsoDeChave>;
};

/** Nothing is stored for a person who only opened the page: the challenge comes back under our seal, with its end. */
export async function opcoesSemSenha(
  deps: Deps,
  agora: Instante,
): Promise<{ readonly pedido: string; readonly opcoesDaChave: z.input<typeof opcoesDeUsoDeChave> }> {
  const opcoes = await generateAuthenticationOptions({
    rpID: parteConfiavel(deps).rpID,
    challenge: Uint8Array.from(randomBytes(BYTES_DO_DESAFIO)),
    // The passkey replaces password and code, so the device must verify its person.
    userVerification: 'required',
  });
  const expiraEm = somarMinutos(agora, MINUTOS_DO_DESAFIO);
  return {
    pedido: `${milissegundosDe(expiraEm)}.${seloDe(deps.cifra, opcoes.challenge, expiraEm).toString('base64url')}`,
    opcoesDaChave: opcoes as z.input<typeof opcoesDeUsoDeChave>,
  };
}

/** The account whose passkey answered a challenge of ours, once; undefined otherwise. */
export async function conferirChaveSemSenha(
  trx: Trx,
  deps: Deps,
  { pedido, resposta, agora }: Pedido,
): Promise<number | undefined> {
  const chave = await trx
    .selectFrom('chaves_de_acesso as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .selectAll('c')
    .select('u.id_hash')
    .where('c.credencial', '=', resposta.id)
    .forUpdate('c')
    .executeTakeFirst();
  if (chave === undefined) return undefined;
  const { userHandle } = resposta.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString('hex') !== chave.id_hash)
    return undefined;
  let respondido: { readonly desafio: string; readonly expiraEm: Instante } | undefined;
  const certa = await conferirAssinatura(trx, deps, {
    chave,
    resposta,
    agora,
    exigePessoa: true,
    desafio: (desafio) => {
      const expiraEm = fimDoDesafio(deps.cifra, { pedido, desafio, agora });
      respondido = expiraEm === undefined ? undefined : { desafio, expiraEm };
      return respondido !== undefined;
    },
  });
  if (!certa || respondido === undefined) return undefined;
  const primeira = await trx
    .insertInto('desafios_de_chave')
    .values({
      usuario_id: chave.usuario_id,
      dono: FINALIDADE,
      finalidade: FINALIDADE,
      desafio: respondido.desafio,
      criado_em: agora,
      expira_em: respondido.expiraEm,
      usado_em: agora,
    })
    .onConflict((c) => c.column('desafio').where('finalidade', '=', FINALIDADE).doNothing())
    .returning('id')
    .executeTakeFirst();
  return primeira === undefined ? undefined : chave.usuario_id;
}

/** Whether the passkey is still one of the account. */
export async function chaveAbre(
  trx: Trx,
  { usuarioId, credencial }: { readonly usuarioId: number; readonly credencial: string },
): Promise<boolean> {
  return (
    (await trx
      .selectFrom('chaves_de_acesso')
      .select('id')
      .where('usuario_id', '=', usuarioId)
      .where('credencial', '=', credencial)
      .executeTakeFirst()) !== undefined
  );
}

function seloDe(cifra: Cifra, desafio: string, expiraEm: Instante): Buffer {
  return cifra.indice(`${desafio}.${milissegundosDe(expiraEm)}`, 'sessao:desafioDeChave');
}

/** When the challenge ends, if we made it and it has not ended. */
function fimDoDesafio(
  cifra: Cifra,
  { pedido, desafio, agora }: Deposito & { readonly pedido: string; readonly desafio: string },
): Instante | undefined {
  const [fim = '', selo = ''] = pedido.split('.');
  if (!/^\d{13}$/.test(fim)) return undefined;
  const expiraEm = instanteDe(Number(fim));
  const nosso = seloDe(cifra, desafio, expiraEm);
  const dele = Buffer.from(selo, 'base64url');
  if (nosso.length !== dele.length || !timingSafeEqual(nosso, dele)) return undefined;
  return milissegundosDe(expiraEm) > milissegundosDe(agora) ? expiraEm : undefined;
}
