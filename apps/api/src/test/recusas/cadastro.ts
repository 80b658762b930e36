import type { cadastro } from '@rateia/contracts/cadastro';
import { emTransacao } from '../../db/banco.ts';
import { tirarCpf } from '../../features/cadastro/index.ts';
import type { Mundo } from '../app.ts';
import { ultimoPinPara } from '../caixa-de-entrada.ts';
import type { Pessoa } from '../construtores.ts';
import { cadastroDe, emailNovo } from '../sessoes.ts';
import { RECUSAS_DA_IDENTIDADE } from './identidade.ts';
import { RECUSAS_SOCIAIS } from './social.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import {
  CODIGO_ERRADO,
  comFalha,
  comPessoa,
  darTelefoneAOutra,
  ENVIOS_ATE_RECUSAR,
  ERROS_ATE_BLOQUEAR,
  repetir,
  SEGREDO_DE_NADA,
  telefoneNovo,
} from './tabela.ts';

/** A person who has only just registered. */
function comNovata(fazer: (mundo: Mundo, pessoa: Pessoa) => Promise<Recusada>): Provocar {
  return comPessoa(fazer, { validada: false });
}
async function registrada(mundo: Mundo): Promise<string> {
  const email = emailNovo();
  await mundo.chamar('createUsuario', cadastroDe(email));
  return email;
}
async function validarErrado(mundo: Mundo, email: string) {
  return await mundo.chamar('validarCadastro', { email, pin: CODIGO_ERRADO });
}
async function pedirPorSms(mundo: Mundo, como: Pessoa, telefone = telefoneNovo()) {
  return await mundo.chamar('validarTelefoneUnico', { telefone }, { como });
}
async function confirmarPorSms(mundo: Mundo, como: Pessoa, telefone = telefoneNovo()) {
  return await mundo.chamar('validarTelefonePin', { telefone, pin: CODIGO_ERRADO }, { como });
}
async function pedirPorTelegram(mundo: Mundo, como: Pessoa, telefone = telefoneNovo()) {
  return await mundo.chamar('validarTelegram', { telefone }, { como });
}
async function vincularTelegram(mundo: Mundo, como: Pessoa) {
  return await mundo.chamar('vincularTelegram', {}, { como });
}
/** A call on a product without a configured bot. */
async function semRobo(mundo: Mundo, fazer: () => Promise<Recusada>): Promise<Recusada> {
  const { mensagem } = mundo.aplicacao.deps.gateways;
  const { telegram } = mensagem;
  Object.assign(mensagem, { telegram: undefined });
  try {
    return await fazer();
  } finally {
    Object.assign(mensagem, { telegram });
  }
}
function linkVencido(nome: 'getAtivacao' | 'ativarCadastro'): Provocar {
  return async (mundo) => await mundo.chamar(nome, { hash: SEGREDO_DE_NADA });
}
async function fiscais(mundo: Mundo, como: Pessoa, mudanca: Record<string, unknown>) {
  return await mundo.chamar('updateDadosFiscais', { cpf: como.cpf, nascimento: '1990-05-20', ...mudanca }, { como });
}

/** The CPF that this account gave was proved to be another's, and the person gives it again. */
async function cpfPerdido(mundo: Mundo, como: Pessoa) {
  await fiscais(mundo, como, {});
  await emTransacao(mundo.aplicacao.deps.db, (trx) => tirarCpf(trx, como.id));
  return await fiscais(mundo, como, {});
}

/** Every refusal of the calls of registration (spec A§7 Authentication and registration). */
export const RECUSAS_DO_CADASTRO: Recusas<typeof cadastro> = {
  createUsuario: {
    conflito: async (mundo) =>
      await mundo.chamar('createUsuario', { ...cadastroDe(emailNovo()), versaoTermos: 'antiga' }),
  },
  validarCadastro: {
    pinInvalido: async (mundo) => await validarErrado(mundo, await registrada(mundo)),
    pinBloqueado: async (mundo) => {
      const email = await registrada(mundo);
      return await repetir(ERROS_ATE_BLOQUEAR, () => validarErrado(mundo, email));
    },
  },
  getAtivacao: { linkVencido: linkVencido('getAtivacao') },
  ativarCadastro: { linkVencido: linkVencido('ativarCadastro') },
  validarTelefoneUnico: {
    pinLimiteEnvios: comNovata((mundo, como) => repetir(ENVIOS_ATE_RECUSAR, () => pedirPorSms(mundo, como))),
    pinBloqueado: comNovata(async (mundo, como) => {
      const telefone = telefoneNovo();
      await pedirPorSms(mundo, como, telefone);
      await repetir(ERROS_ATE_BLOQUEAR, () => confirmarPorSms(mundo, como, telefone));
      return await pedirPorSms(mundo, como, telefone);
    }),
    conflito: comPessoa(pedirPorSms),
  },
  validarTelefonePin: {
    pinInvalido: comNovata(confirmarPorSms),
    pinBloqueado: comNovata(async (mundo, como) => {
      const telefone = telefoneNovo();
      await pedirPorSms(mundo, como, telefone);
      return await repetir(ERROS_ATE_BLOQUEAR, () => confirmarPorSms(mundo, como, telefone));
    }),
    telefoneJaUsado: comNovata(async (mundo, como) => {
      const telefone = telefoneNovo();
      await pedirPorSms(mundo, como, telefone);
      const pin = await ultimoPinPara(mundo, telefone);
      await darTelefoneAOutra(mundo, telefone);
      return await mundo.chamar('validarTelefonePin', { telefone, pin }, { como });
    }),
    conflito: comPessoa(confirmarPorSms),
  },
  validarTelegram: {
    telegramIndisponivel: comNovata((mundo, como) => semRobo(mundo, () => pedirPorTelegram(mundo, como))),
    telegramLimiteLinks: comNovata((mundo, como) => repetir(ENVIOS_ATE_RECUSAR, () => pedirPorTelegram(mundo, como))),
    conflito: comPessoa(pedirPorTelegram),
  },
  vincularTelegram: {
    telegramIndisponivel: comPessoa((mundo, como) => semRobo(mundo, () => vincularTelegram(mundo, como))),
    telegramLimiteLinks: comPessoa((mundo, como) => repetir(ENVIOS_ATE_RECUSAR, () => vincularTelegram(mundo, como))),
    conflito: comNovata(vincularTelegram),
  },
  webhookTelegram: {
    semPermissao: async (mundo) =>
      await mundo.chamar('webhookTelegram', { segredo: 'x'.repeat(43), update_id: 1, message: {} }),
  },
  updateDadosFiscais: {
    cpfJaUsado: comNovata(cpfPerdido),
    menorDeIdade: comNovata(async (mundo, como) => {
      const nascimento = `${new Date(mundo.agora()).getUTCFullYear() - 10}-05-20`;
      return await fiscais(mundo, como, { nascimento });
    }),
    conflito: comPessoa((mundo, como) => fiscais(mundo, como, { nascimento: '1991-05-20' })),
  },
  getCep: {
    cepNaoEncontrado: comPessoa(async (mundo, como) => await mundo.chamar('getCep', { cep: '99999999' }, { como })),
    indisponivel: comPessoa((mundo, como) =>
      comFalha(mundo, { cep: { modo: 'erro500' } }, () => mundo.chamar('getCep', { cep: '01310100' }, { como })),
    ),
  },
  aceitarTermos: {
    conflito: comPessoa(async (mundo, como) => await mundo.chamar('aceitarTermos', { versao: 'antiga' }, { como })),
  },
  ...RECUSAS_SOCIAIS,
  ...RECUSAS_DA_IDENTIDADE,
};
