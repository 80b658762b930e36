import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Executor } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Dono } from './fazer-arquivo.ts';
import { fazerArquivo } from './fazer-arquivo.ts';
import { lerLinkDoArquivo } from './link-do-arquivo.ts';

/** The file of a link, made now and kept nowhere; a person whose account was blocked meanwhile gets none (REGRAS 2.33). */
export async function getArquivoDaCarteira(
  { db, deps }: Contexto,
  { params: { token } }: Recebida<typeof carteira.getArquivoDaCarteira>,
): Promise<RespostaBinaria> {
  const permissao = lerLinkDoArquivo(deps.cifra, { token, parede: deps.relogio.parede() });
  const dono = permissao === undefined ? undefined : await acharDono(db, permissao.usuarioId);
  if (permissao === undefined || dono === undefined) return recusar('naoEncontrado');
  if (fazendo >= DE_UMA_VEZ) return recusar('indisponivel');
  fazendo += 1;
  try {
    const arquivo = (await fazerArquivo({ db, deps }, { ...permissao, dono })) ?? recusar('naoEncontrado');
    return { ...arquivo, baixar: true };
  } finally {
    fazendo -= 1;
  }
}

/** The largest statement takes a core for seconds: a link that is opened again and again must not take them all from others. */
const DE_UMA_VEZ = 3;
let fazendo = 0;

async function acharDono(db: Executor, id: number): Promise<Dono | undefined> {
  const usuario = await db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome', 'cpf_cifrado as cpfCifrado'])
    .where('id', '=', id)
    .where('bloqueado_em', 'is', null)
    .executeTakeFirst();
  if (usuario === undefined) return undefined;
  return { nome: `${usuario.primeiro_nome} ${usuario.sobrenome}`.trim(), cpfCifrado: usuario.cpfCifrado };
}
