import type { privacidade } from '@rateia/contracts/privacidade';
import { centavos } from '@rateia/domain/dinheiro';
import type { Mundo } from '../app.ts';
import { ultimoPinPara } from '../caixa-de-entrada.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { ligarAplicativo } from '../seguranca.ts';
import { confirmada } from './entradas.ts';
import type { Provocar, Recusas } from './tabela.ts';
import { CODIGO_ERRADO, comPessoa, ENVIOS_ATE_RECUSAR, ERROS_ATE_BLOQUEAR, repetir } from './tabela.ts';

const DE_NINGUEM = '00000000-0000-4000-8000-000000000000';
const COOKIES = { necessary: true, analytics_storage: false, ad_storage: false, versao: 'antiga' };

async function pedirPin(mundo: Mundo, como: Pessoa) {
  return await mundo.chamar('enviarPinExclusao', {}, { como });
}
async function excluirErrado(mundo: Mundo, como: Pessoa) {
  return await mundo.chamar('excluirDados', { id: como.id, pin: CODIGO_ERRADO }, { como });
}
function comSaldo(nome: 'enviarPinExclusao' | 'excluirDados'): Provocar {
  return comPessoa(async (mundo, como) => await mundo.chamar(nome, { id: como.id, pin: CODIGO_ERRADO }, { como }), {
    saldo: centavos(1_000),
  });
}
async function exportar(mundo: Mundo, como: Pessoa) {
  return await mundo.chamar('createExportacao', {}, await confirmada(mundo, como, 'dadosPessoais'));
}

/** Every refusal of the calls about one's own data (spec A§7 Preferences and privacy; REGRAS 2.17). */
export const RECUSAS_DA_PRIVACIDADE: Recusas<typeof privacidade> = {
  aceitarPolitica: {
    conflito: comPessoa(
      async (mundo, como) =>
        await mundo.chamar('aceitarPolitica', { codigo: 'privacidade', versao: 'antiga' }, { como }),
    ),
  },
  guardarConsentimentoCookies: {
    conflito: async (mundo) => await mundo.chamar('guardarConsentimentoCookies', { ...COOKIES, anonimo: DE_NINGUEM }),
  },
  vincularConsentimentoCookies: {
    conflito: comPessoa(async (mundo, como) => await mundo.chamar('vincularConsentimentoCookies', COOKIES, { como })),
  },
  createExportacao: {
    confirmacaoNecessaria: comPessoa(async (mundo, como) => await mundo.chamar('createExportacao', {}, { como })),
    exportacaoEmCurso: comPessoa(async (mundo, como) => {
      const { cabecalhos } = await confirmada(mundo, como, 'dadosPessoais');
      return await repetir(2, () => mundo.chamar('createExportacao', {}, { como, cabecalhos }));
    }),
  },
  criarLinkExportacao: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('criarLinkExportacao', { id: DE_NINGUEM, formato: 'json' }, { como }),
    ),
    confirmacaoNecessaria: comPessoa(async (mundo, como) => {
      const { corpo } = await exportar(mundo, como);
      await mundo.assentar();
      return await mundo.chamar('criarLinkExportacao', { id: corpo.id, formato: 'json' }, { como });
    }),
  },
  baixarExportacao: {
    linkExpirado: comPessoa(async (mundo, como) => {
      const { corpo } = await exportar(mundo, como);
      await mundo.assentar();
      const link = await mundo.chamar(
        'criarLinkExportacao',
        { id: corpo.id, formato: 'json' },
        await confirmada(mundo, como, 'baixarDados'),
      );
      const token = link.corpo.url.split('/').at(-1);
      // The link has the signature of another file, as when a person edits a link by hand.
      return await mundo.chamar('baixarExportacao', { token: `${token?.slice(0, -3)}AAA` });
    }),
  },
  enviarPinExclusao: {
    pinLimiteEnvios: comPessoa((mundo, como) => repetir(ENVIOS_ATE_RECUSAR, () => pedirPin(mundo, como))),
    pinBloqueado: comPessoa(async (mundo, como) => {
      await pedirPin(mundo, como);
      await repetir(ERROS_ATE_BLOQUEAR, () => excluirErrado(mundo, como));
      return await pedirPin(mundo, como);
    }),
    exclusaoImpedida: comSaldo('enviarPinExclusao'),
  },
  excluirDados: {
    naoEncontrado: comPessoa(
      async (mundo, como) =>
        await mundo.chamar('excluirDados', { id: (await criarPessoa(mundo)).id, pin: CODIGO_ERRADO }, { como }),
    ),
    pinInvalido: comPessoa(async (mundo, como) => {
      await pedirPin(mundo, como);
      return await excluirErrado(mundo, como);
    }),
    pinBloqueado: comPessoa(async (mundo, como) => {
      await pedirPin(mundo, como);
      return await repetir(ERROS_ATE_BLOQUEAR, () => excluirErrado(mundo, como));
    }),
    confirmacaoNecessaria: comPessoa(async (mundo, como) => {
      await ligarAplicativo(mundo, como);
      await pedirPin(mundo, como);
      const pin = await ultimoPinPara(mundo, como.email);
      return await mundo.chamar('excluirDados', { id: como.id, pin }, { como });
    }),
    exclusaoImpedida: comSaldo('excluirDados'),
  },
  desfazerExclusao: {
    conflito: comPessoa(async (mundo, como) => await mundo.chamar('desfazerExclusao', {}, { como })),
  },
};
