import type { sessao } from '@rateia/contracts/sessao';
import type { Mundo } from '../app.ts';
import { ultimoPinPara } from '../caixa-de-entrada.ts';
import type { Pessoa } from '../construtores.ts';
import { ligarAplicativo, tokenDoLink } from '../seguranca.ts';
import { SENHA } from '../sessoes.ts';
import { bloquear, comSenha, criarChave, entrarDeFora, errarLiberacao } from './entradas.ts';
import { RECUSAS_DA_SEGURANCA } from './seguranca.ts';
import type { Provocar, Recusas } from './tabela.ts';
import { CODIGO_ERRADO, ENVIOS_ATE_RECUSAR, ERROS_ATE_BLOQUEAR, repetir, SEGREDO_DE_NADA } from './tabela.ts';

/** An answer of a passkey to an unknown challenge. */
const CHAVE_FALSA = {
  id: 'x'.repeat(22),
  rawId: 'x'.repeat(22),
  type: 'public-key',
  response: { clientDataJSON: 'x'.repeat(40), authenticatorData: 'x'.repeat(40), signature: 'x'.repeat(40) },
};
/** The hash of a login that waits to be released. */
async function pedido(mundo: Mundo, pessoa: Pessoa): Promise<string> {
  return String((await entrarDeFora(mundo, pessoa)).erro.dados['hash']);
}
/** The hash of a login that waits for its second step. */
async function aDoisPassos(mundo: Mundo, pessoa: Pessoa): Promise<string> {
  await ligarAplicativo(mundo, pessoa);
  const { email, hashDispositivo } = pessoa;
  const { erro } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
  return String(erro.dados['hash']);
}
async function entrarComChave(mundo: Mundo, pessoa: Pessoa, bloqueadaPor: 'operacao' | 'dono') {
  const { chave } = await criarChave(mundo, pessoa);
  await bloquear(mundo, pessoa, bloqueadaPor);
  const { pedido: selo, opcoesDaChave } = (await mundo.chamar('opcoesDoLoginComChave', {})).corpo;
  return await mundo.chamar('entrarComChave', { pedido: selo, resposta: chave.usar(opcoesDaChave) });
}
async function chaveDeNada(mundo: Mundo, rede: string) {
  return await mundo.chamar(
    'entrarComChave',
    { pedido: '0.0', resposta: CHAVE_FALSA },
    { cabecalhos: { 'x-forwarded-for': rede } },
  );
}
async function hashDaSenhaNova(mundo: Mundo, { email }: Pessoa): Promise<string> {
  await mundo.chamar('esqueciSenha', { email });
  const { corpo } = await mundo.chamar('recuperarSenha', {
    hash: await tokenDoLink(mundo, email, '/recuperar-senha/'),
  });
  return corpo.hash;
}
function linkVencido(nome: 'recuperarSenha' | 'verLink' | 'liberarPorLink' | 'bloquearConta'): Provocar {
  return async (mundo) => await mundo.chamar(nome, { hash: SEGREDO_DE_NADA });
}

/** Every refusal of the session's calls (spec A§4 Session, A§7 Security). */
export const RECUSAS_DA_SESSAO: Recusas<typeof sessao> = {
  token: {
    credenciaisInvalidas: comSenha(
      async (mundo, { email }) => await mundo.chamar('token', { email, senha: 'Outra#1' }),
    ),
    contaBloqueada: comSenha(async (mundo, pessoa) => {
      await bloquear(mundo, pessoa);
      return await entrarDeFora(mundo, pessoa);
    }),
    senhaExpirada: comSenha(async (mundo, pessoa) => {
      await bloquear(mundo, pessoa, 'dono');
      return await entrarDeFora(mundo, pessoa);
    }),
    segundoFatorNecessario: comSenha(async (mundo, pessoa) => {
      await ligarAplicativo(mundo, pessoa);
      return await entrarDeFora(mundo, pessoa);
    }),
    dispositivoNaoLiberado: comSenha(entrarDeFora),
    pinLimiteEnvios: comSenha((mundo, pessoa) => repetir(ENVIOS_ATE_RECUSAR, () => entrarDeFora(mundo, pessoa))),
    pinBloqueado: comSenha(async (mundo, pessoa) => {
      await errarLiberacao(mundo, await pedido(mundo, pessoa));
      return await entrarDeFora(mundo, pessoa);
    }),
  },
  refreshToken: {
    naoAutenticado: async (mundo) => await mundo.chamar('refreshToken', { token: 'x', refreshToken: SEGREDO_DE_NADA }),
  },
  liberacao: {
    pinInvalido: comSenha(
      async (mundo, pessoa) =>
        await mundo.chamar('liberacao', { hash: await pedido(mundo, pessoa), pin: CODIGO_ERRADO }),
    ),
    pinBloqueado: comSenha(async (mundo, pessoa) => await errarLiberacao(mundo, await pedido(mundo, pessoa))),
    contaBloqueada: comSenha(async (mundo, pessoa) => {
      const hash = await pedido(mundo, pessoa);
      const pin = await ultimoPinPara(mundo, pessoa.email);
      await bloquear(mundo, pessoa);
      return await mundo.chamar('liberacao', { hash, pin });
    }),
  },
  recuperarSenha: { linkVencido: linkVencido('recuperarSenha') },
  redefinirSenha: {
    linkVencido: async (mundo) =>
      await mundo.chamar('redefinirSenha', { hash: SEGREDO_DE_NADA, senha: 'Janela#Verde81' }),
    senhaRepetida: comSenha(async (mundo, pessoa) => {
      // A password that others know is not made anew with itself.
      await mundo.aplicacao.deps.db
        .updateTable('usuarios')
        .set({ senha_expirada_em: mundo.agora() })
        .where('id', '=', pessoa.id)
        .execute();
      return await mundo.chamar('redefinirSenha', { hash: await hashDaSenhaNova(mundo, pessoa), senha: SENHA });
    }),
  },
  opcoesDoSegundoFator: {
    entradaVencida: async (mundo) => await mundo.chamar('opcoesDoSegundoFator', { hash: SEGREDO_DE_NADA }),
  },
  segundoFator: {
    entradaVencida: async (mundo) =>
      await mundo.chamar('segundoFator', { hash: SEGREDO_DE_NADA, meio: 'aplicativo', codigo: '000000' }),
    codigoNaoConfere: comSenha(async (mundo, pessoa) => {
      const hash = await aDoisPassos(mundo, pessoa);
      return await mundo.chamar('segundoFator', { hash, meio: 'aplicativo', codigo: '000000' });
    }),
    chaveNaoConfere: comSenha(async (mundo, pessoa) => {
      const { chave } = await criarChave(mundo, pessoa);
      const { email, hashDispositivo } = pessoa;
      const { erro } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
      const { opcoesDaChave } = (await mundo.chamar('opcoesDoLoginComChave', {})).corpo;
      const resposta = chave.usar(opcoesDaChave);
      return await mundo.chamar('segundoFator', { hash: erro.dados['hash'], meio: 'chave', resposta });
    }),
  },
  entrarComChave: {
    chaveNaoConfere: (mundo) => chaveDeNada(mundo, '198.51.100.7'),
    contaBloqueada: comSenha((mundo, pessoa) => entrarComChave(mundo, pessoa, 'operacao')),
    senhaExpirada: comSenha((mundo, pessoa) => entrarComChave(mundo, pessoa, 'dono')),
    muitasTentativas: (mundo) => repetir(ERROS_ATE_BLOQUEAR + 3, () => chaveDeNada(mundo, '203.0.113.7')),
  },
  reenviarLiberacao: {
    entradaVencida: async (mundo) => await mundo.chamar('reenviarLiberacao', { hash: SEGREDO_DE_NADA }),
    pinLimiteEnvios: comSenha(async (mundo, pessoa) => {
      const hash = await pedido(mundo, pessoa);
      return await repetir(ENVIOS_ATE_RECUSAR - 1, () => mundo.chamar('reenviarLiberacao', { hash }));
    }),
    pinBloqueado: comSenha(async (mundo, pessoa) => {
      const hash = await pedido(mundo, pessoa);
      await errarLiberacao(mundo, hash);
      return await mundo.chamar('reenviarLiberacao', { hash });
    }),
  },
  concluirLiberacao: {
    entradaVencida: async (mundo) => await mundo.chamar('concluirLiberacao', { hash: SEGREDO_DE_NADA }),
  },
  verLink: { linkVencido: linkVencido('verLink') },
  liberarPorLink: { linkVencido: linkVencido('liberarPorLink') },
  bloquearConta: { linkVencido: linkVencido('bloquearConta') },
  ...RECUSAS_DA_SEGURANCA,
};
