import type { cadastro } from '@rateia/contracts/cadastro';
import type { cadastroSocial } from '@rateia/contracts/cadastro-social';
import type { Mundo } from '../app.ts';
import { ultimoPinPara } from '../caixa-de-entrada.ts';
import { criarPessoaSocial } from '../conta-social.ts';
import type { VoltaSocial } from '../login-social.ts';
import { cadastrarPeloProvedor, dadosPara, irAoProvedor } from '../login-social.ts';
import { ligarAplicativo } from '../seguranca.ts';
import { cadastrar } from '../sessoes.ts';
import { bloquear, comSenha, confirmada, errarLiberacao } from './entradas.ts';
import type { Recusas } from './tabela.ts';
import { CODIGO_ERRADO, comFalha, ENVIOS_ATE_RECUSAR, ERROS_ATE_BLOQUEAR, repetir, SEGREDO_DE_NADA } from './tabela.ts';

const SOCIAL_DE_NADA = { socialAuth: 3, socialToken: SEGREDO_DE_NADA };
const SEM_PROVEDOR = { google: { modo: 'erro500' } };

type ContaLa = Awaited<ReturnType<typeof criarPessoaSocial>>;
/** A Google account with the e-mail of an account of ours that is not linked to it. */
async function comEmailDe(mundo: Mundo, email: string): Promise<ContaLa> {
  return await criarPessoaSocial(mundo.sandbox, 'google', { email });
}
/** A Google account whose e-mail Google does not vouch for. */
async function semEmailConfirmado(mundo: Mundo): Promise<ContaLa> {
  return await criarPessoaSocial(mundo.sandbox, 'google', { emailVerificado: false });
}
/** One more login through Google, up to the page of the person who came back. */
async function informar(mundo: Mundo, conta: ContaLa) {
  const volta = await irAoProvedor(mundo, 'google', conta);
  return { volta, info: await mundo.chamar('infoAutenticacaoExterna', volta) };
}
async function errarVinculacao(mundo: Mundo, { socialAuth, socialToken }: VoltaSocial) {
  return await mundo.chamar('validarAutenticacao', { socialAuth, socialToken, pin: CODIGO_ERRADO });
}
/** Links with the code that was sent to the e-mail of the account, to which something happened since. */
async function comCodigo(mundo: Mundo, { email }: { readonly email: string }, antes?: () => Promise<void>) {
  const { volta } = await informar(mundo, await comEmailDe(mundo, email));
  const pin = await ultimoPinPara(mundo, email);
  await antes?.();
  return await mundo.chamar('validarAutenticacao', { ...volta, pin });
}
/** Enters with a linked account from a device that is new. */
async function entrarDeFora(mundo: Mundo, conta: ContaLa) {
  const { volta, info } = await informar(mundo, conta);
  const query = { socialId: info.corpo.socialAuthId, socialAuthToken: volta.socialToken, socialAuth: 3 };
  return await mundo.chamar('autenticarVinculacao', { query });
}
/** An account that was made with one of Google and opens with it. */
async function vinculada(mundo: Mundo) {
  const como = await cadastrarPeloProvedor(mundo, 'google');
  const { id } = (await mundo.chamar('getUsuario', {}, { como })).corpo;
  return { ...como, id };
}
async function bloqueadaPorErros(mundo: Mundo, email: string) {
  const conta = await comEmailDe(mundo, email);
  const { volta } = await informar(mundo, conta);
  const ultima = await repetir(ERROS_ATE_BLOQUEAR, () => errarVinculacao(mundo, volta));
  return { conta, volta, ultima };
}
async function vincular(mundo: Mundo) {
  const eu = await cadastrar(mundo);
  const conta = await criarPessoaSocial(mundo.sandbox, 'google');
  const { id } = (await mundo.chamar('getUsuario', {}, { como: eu })).corpo;
  const como = { ...eu, id };
  async function pedir(de = conta, quem: typeof como = como) {
    return await mundo.chamar('createVinculacao', await irAoProvedor(mundo, 'google', de), {
      como: quem,
      cabecalhos: await confirmarVinculo(mundo, quem),
    });
  }
  return { como, conta, pedir };
}
async function confirmarVinculo(mundo: Mundo, como: Parameters<typeof confirmada>[1]) {
  return (await confirmada(mundo, como, 'contasSociais')).cabecalhos;
}

/** The code that is sent again; only a person who came from a provider is told when it is not. */
const REENVIO: Pick<Recusas<typeof cadastro>, 'reenviarPin'> = {
  reenviarPin: {
    socialInvalido: async (mundo) =>
      await mundo.chamar('reenviarPin', { email: 'de-nada@exemplo.com.br', socialToken: SEGREDO_DE_NADA }),
    socialEmailNaoVerificado: async (mundo) => {
      const conta = await semEmailConfirmado(mundo);
      const { socialToken } = (await informar(mundo, conta)).volta;
      return await mundo.chamar('reenviarPin', { email: conta.email, socialToken });
    },
    pinLimiteEnvios: comSenha(async (mundo, { email }) => {
      const { volta } = await informar(mundo, await comEmailDe(mundo, email));
      const { socialToken } = volta;
      return await repetir(ENVIOS_ATE_RECUSAR - 1, () => mundo.chamar('reenviarPin', { email, socialToken }));
    }),
    pinBloqueado: comSenha(async (mundo, { email }) => {
      const { volta } = await bloqueadaPorErros(mundo, email);
      return await mundo.chamar('reenviarPin', { email, socialToken: volta.socialToken });
    }),
  },
};

/** Every refusal of the calls of social login (spec A§4 Registration, A§7). */
export const RECUSAS_SOCIAIS: Recusas<typeof cadastroSocial> & typeof REENVIO = {
  ...REENVIO,
  createAutenticacaoExterna: {
    // Google's own addresses are remembered, so this test can only take the whole provider away.
    socialIndisponivel: async (mundo) => {
      const { social } = mundo.aplicacao.deps.gateways;
      const { google } = social;
      Object.assign(social, { google: undefined });
      try {
        return await mundo.chamar('createAutenticacaoExterna', { socialAuth: 3 });
      } finally {
        Object.assign(social, { google });
      }
    },
  },
  infoAutenticacaoExterna: {
    socialInvalido: async (mundo) => await mundo.chamar('infoAutenticacaoExterna', SOCIAL_DE_NADA),
    socialEmailNaoVerificado: async (mundo) => (await informar(mundo, await semEmailConfirmado(mundo))).info,
    socialIndisponivel: async (mundo) => {
      const volta = await irAoProvedor(mundo, 'google', await criarPessoaSocial(mundo.sandbox, 'google'));
      return await comFalha(mundo, SEM_PROVEDOR, () => mundo.chamar('infoAutenticacaoExterna', volta));
    },
    pinLimiteEnvios: comSenha(async (mundo, { email }) => {
      const conta = await comEmailDe(mundo, email);
      return (await repetir(ENVIOS_ATE_RECUSAR, () => informar(mundo, conta))).info;
    }),
    pinBloqueado: comSenha(async (mundo, { email }) => {
      const { conta } = await bloqueadaPorErros(mundo, email);
      return (await informar(mundo, conta)).info;
    }),
  },
  updateAutenticacaoExternaDados: {
    socialInvalido: async (mundo) =>
      await mundo.chamar('updateAutenticacaoExternaDados', {
        ...dadosPara({ ...SOCIAL_DE_NADA, codigo: '', estado: '' }),
      }),
    socialEmailNaoVerificado: async (mundo) => {
      const { volta } = await informar(mundo, await semEmailConfirmado(mundo));
      return await mundo.chamar('updateAutenticacaoExternaDados', dadosPara(volta));
    },
    conflito: async (mundo) => {
      const { volta } = await informar(mundo, await criarPessoaSocial(mundo.sandbox, 'google'));
      return await mundo.chamar('updateAutenticacaoExternaDados', { ...dadosPara(volta), versaoTermos: 'antiga' });
    },
  },
  autenticarVinculacao: {
    socialInvalido: async (mundo) =>
      await mundo.chamar('autenticarVinculacao', {
        query: { socialId: 'x'.repeat(43), socialAuthToken: SEGREDO_DE_NADA, socialAuth: 3 },
      }),
    contaBloqueada: async (mundo) => {
      const conta = await vinculada(mundo);
      await bloquear(mundo, conta);
      return await entrarDeFora(mundo, conta.pessoa);
    },
    senhaExpirada: async (mundo) => {
      const conta = await vinculada(mundo);
      await bloquear(mundo, conta, 'dono');
      return await entrarDeFora(mundo, conta.pessoa);
    },
    segundoFatorNecessario: async (mundo) => {
      const conta = await vinculada(mundo);
      await ligarAplicativo(mundo, conta);
      return await entrarDeFora(mundo, conta.pessoa);
    },
    dispositivoNaoLiberado: async (mundo) =>
      await entrarDeFora(mundo, (await cadastrarPeloProvedor(mundo, 'google')).pessoa),
    pinLimiteEnvios: async (mundo) => {
      const { pessoa } = await cadastrarPeloProvedor(mundo, 'google');
      return await repetir(ENVIOS_ATE_RECUSAR, () => entrarDeFora(mundo, pessoa));
    },
    pinBloqueado: async (mundo) => {
      const { pessoa } = await cadastrarPeloProvedor(mundo, 'google');
      await errarLiberacao(mundo, String((await entrarDeFora(mundo, pessoa)).erro.dados['hash']));
      return await entrarDeFora(mundo, pessoa);
    },
  },
  validarAutenticacao: {
    socialInvalido: async (mundo) =>
      await mundo.chamar('validarAutenticacao', { ...SOCIAL_DE_NADA, pin: CODIGO_ERRADO }),
    socialEmailNaoVerificado: async (mundo) =>
      await errarVinculacao(mundo, (await informar(mundo, await semEmailConfirmado(mundo))).volta),
    pinInvalido: comSenha(async (mundo, { email }) => {
      const { volta } = await informar(mundo, await comEmailDe(mundo, email));
      return await errarVinculacao(mundo, volta);
    }),
    pinBloqueado: comSenha(async (mundo, { email }) => (await bloqueadaPorErros(mundo, email)).ultima),
    contaBloqueada: comSenha((mundo, pessoa) => comCodigo(mundo, pessoa, () => bloquear(mundo, pessoa))),
    senhaExpirada: comSenha((mundo, pessoa) => comCodigo(mundo, pessoa, () => bloquear(mundo, pessoa, 'dono'))),
    segundoFatorNecessario: comSenha(async (mundo, pessoa) => {
      await ligarAplicativo(mundo, pessoa);
      return await comCodigo(mundo, pessoa);
    }),
    conflito: comSenha(async (mundo, pessoa) => {
      const primeira = await informar(mundo, await comEmailDe(mundo, pessoa.email));
      const pin = await ultimoPinPara(mundo, pessoa.email);
      await mundo.chamar('validarAutenticacao', { ...primeira.volta, pin });
      // Another account of the same provider, with the same e-mail there.
      const segunda = await informar(mundo, await comEmailDe(mundo, pessoa.email));
      const outroPin = await ultimoPinPara(mundo, pessoa.email);
      return await mundo.chamar('validarAutenticacao', { ...segunda.volta, pin: outroPin });
    }),
  },
  createVinculacao: {
    socialInvalido: async (mundo) => {
      const { como } = await vincular(mundo);
      const cabecalhos = await confirmarVinculo(mundo, como);
      return await mundo.chamar('createVinculacao', SOCIAL_DE_NADA, { como, cabecalhos });
    },
    socialJaVinculada: async (mundo) => {
      const [uma, outra] = [await vincular(mundo), await vincular(mundo)];
      await uma.pedir();
      return await outra.pedir(uma.conta);
    },
    socialIndisponivel: async (mundo) => {
      const { como, conta } = await vincular(mundo);
      const volta = await irAoProvedor(mundo, 'google', conta);
      const cabecalhos = await confirmarVinculo(mundo, como);
      return await comFalha(mundo, SEM_PROVEDOR, () => mundo.chamar('createVinculacao', volta, { como, cabecalhos }));
    },
    conflito: async (mundo) => {
      const { pedir } = await vincular(mundo);
      await pedir();
      return await pedir(await criarPessoaSocial(mundo.sandbox, 'google'));
    },
    confirmacaoNecessaria: async (mundo) => {
      const { como, conta } = await vincular(mundo);
      return await mundo.chamar('createVinculacao', await irAoProvedor(mundo, 'google', conta), { como });
    },
  },
  deleteVinculacao: {
    ultimaFormaDeEntrar: async (mundo) => {
      const como = await cadastrarPeloProvedor(mundo, 'google');
      return await mundo.chamar('deleteVinculacao', { socialAuth: 3 }, { como });
    },
    confirmacaoNecessaria: async (mundo) => {
      const { como, pedir } = await vincular(mundo);
      await pedir();
      return await mundo.chamar('deleteVinculacao', { socialAuth: 3 }, { como });
    },
  },
};
