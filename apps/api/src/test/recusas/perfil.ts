import type { perfil } from '@rateia/contracts/perfil';
import { figura } from '../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../app.ts';
import { ultimoPinPara } from '../caixa-de-entrada.ts';
import type { Pessoa } from '../construtores.ts';
import { confirmarIdentidade, criarPessoa } from '../construtores.ts';
import { criarGrupo } from '../grupos.ts';
import { criarIdentidadeEmAnalise, enviar } from '../identidade.ts';
import { emailNovo } from '../sessoes.ts';
import type { Arquivo } from './anexos.ts';
import { PDF, recusasDoAnexo } from './anexos.ts';
import { confirmada } from './entradas.ts';
import { recusasDaImagem } from './identidade.ts';
import type { Provocar, Recusas } from './tabela.ts';
import {
  CODIGO_ERRADO,
  comPessoa,
  darTelefoneAOutra,
  ENVIOS_ATE_RECUSAR,
  ERROS_ATE_BLOQUEAR,
  repetir,
  SEGREDO_DE_NADA,
  semArquivos,
  telefoneNovo,
} from './tabela.ts';

const INEXISTENTE = 99_999_999;
const RELATO = 'O saldo da recarga de ontem ainda não apareceu.';

async function pedirEmail(mundo: Mundo, como: Pessoa, email = emailNovo()) {
  return await mundo.chamar('alterarEmail', { email }, await confirmada(mundo, como, 'alteracaoEmail'));
}
async function errarEmail(mundo: Mundo, como: Pessoa) {
  return await mundo.chamar('confirmarEmail', { pin: CODIGO_ERRADO }, { como });
}
async function bloquearEmail(mundo: Mundo, como: Pessoa) {
  await pedirEmail(mundo, como);
  return await repetir(ERROS_ATE_BLOQUEAR, () => errarEmail(mundo, como));
}
async function pedirTelefone(mundo: Mundo, como: Pessoa, telefone = telefoneNovo()) {
  return await mundo.chamar('alterarTelefone', { telefone }, await confirmada(mundo, como, 'alteracaoTelefone'));
}
async function bloquearTelefone(mundo: Mundo, como: Pessoa, telefone = telefoneNovo()) {
  await pedirTelefone(mundo, como, telefone);
  return await repetir(ERROS_ATE_BLOQUEAR, () =>
    mundo.chamar('confirmarNovoTelefone', { telefone, pin: CODIGO_ERRADO }, { como }),
  );
}
/**
 * Makes it look as if so many codes had just been sent for the change: each real one would need a confirmation of its
 * own.
 */
async function contarEnvios(mundo: Mundo, { id }: Pessoa): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  const { id: _id, ...pin } = await db
    .selectFrom('pins')
    .selectAll()
    .where('usuario_id', '=', id)
    .where('vinculo', 'like', 'troca%')
    .executeTakeFirstOrThrow();
  const outros = Array.from({ length: ENVIOS_ATE_RECUSAR - 2 }, (_, n) => ({ ...pin, vinculo: `${pin.vinculo}:${n}` }));
  await db.insertInto('pins').values(outros).execute();
}
async function relatar(mundo: Mundo, como: Pessoa) {
  return await mundo.chamar('createChamado', { categoria: 1, texto: RELATO }, { como });
}
async function reportar(mundo: Mundo, id: number, como: Pessoa) {
  return await mundo.chamar('createReporte', { id, motivo: 'outro', texto: RELATO }, { como });
}
async function relatosDoDia(mundo: Mundo, como: Pessoa) {
  const { porDia } = (await mundo.aplicacao.deps.regras()).chamado;
  return await repetir(porDia, () => relatar(mundo, como));
}
/** Sends a file to a ticket. */
async function anexar(mundo: Mundo, p: Arquivo & { readonly como: Pessoa; readonly id: number }) {
  const { como, id, nome = 'tela.jpg', bytes = await figura() } = p;
  return await enviar(mundo, 'createAnexoDoChamado', { como, caminho: { id }, nome, bytes });
}
/** A file of a ticket, and the person who reported. */
async function comAnexo(mundo: Mundo) {
  const como = await criarPessoa(mundo);
  const chamado = (await relatar(mundo, como)).corpo.id;
  const { corpo } = await anexar(mundo, { como, id: chamado, nome: 'recibo.pdf', bytes: PDF });
  return { como, id: corpo.id };
}
function deNinguem(nome: 'getChamado' | 'replicarChamado' | 'encerrarChamado'): Provocar {
  return comPessoa(async (mundo, como) => await mundo.chamar(nome, { id: INEXISTENTE, texto: RELATO }, { como }));
}

/** Every refusal of the calls of the profile (spec A§2 /perfil, A§7). */
export const RECUSAS_DO_PERFIL: Recusas<typeof perfil> = {
  updateUsuario: {
    nomeConferido: comPessoa(async (mundo, como) => {
      await confirmarIdentidade(mundo, como);
      return await mundo.chamar('updateUsuario', { primeiroNome: 'Outra' }, { como });
    }),
    nomeEmConferencia: comPessoa(async (mundo, como) => {
      await criarIdentidadeEmAnalise(mundo, como);
      return await mundo.chamar('updateUsuario', { primeiroNome: 'Outra' }, { como });
    }),
  },
  createFoto: recusasDaImagem('createFoto'),
  getFoto: {
    naoEncontrado: async (mundo) => await mundo.chamar('getFoto', { codigo: '0'.repeat(32) }),
    indisponivel: comPessoa(async (mundo, como) => {
      const foto = { como, nome: 'eu.png', bytes: await figura('png') };
      const { corpo } = await enviar(mundo, 'createFoto', foto);
      const codigo = corpo.imagem?.split('/').at(-1);
      return await semArquivos(mundo, () => mundo.chamar('getFoto', { codigo }));
    }),
  },
  getInformacoes: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getInformacoes', { usuarioId: INEXISTENTE }, { como }),
    ),
  },
  alterarEmail: {
    confirmacaoNecessaria: comPessoa(
      async (mundo, como) => await mundo.chamar('alterarEmail', { email: emailNovo() }, { como }),
    ),
    pinLimiteEnvios: comPessoa(async (mundo, como) => {
      await pedirEmail(mundo, como);
      await contarEnvios(mundo, como);
      return await pedirEmail(mundo, como);
    }),
    pinBloqueado: comPessoa(async (mundo, como) => {
      await bloquearEmail(mundo, como);
      return await pedirEmail(mundo, como);
    }),
  },
  reenviarPinDoEmail: {
    naoEncontrado: comPessoa(async (mundo, como) => await mundo.chamar('reenviarPinDoEmail', {}, { como })),
    pinLimiteEnvios: comPessoa(async (mundo, como) => {
      await pedirEmail(mundo, como);
      return await repetir(ENVIOS_ATE_RECUSAR - 1, () => mundo.chamar('reenviarPinDoEmail', {}, { como }));
    }),
    pinBloqueado: comPessoa(async (mundo, como) => {
      await bloquearEmail(mundo, como);
      return await mundo.chamar('reenviarPinDoEmail', {}, { como });
    }),
  },
  confirmarEmail: {
    pinInvalido: comPessoa(async (mundo, como) => {
      await pedirEmail(mundo, como);
      return await errarEmail(mundo, como);
    }),
    pinBloqueado: comPessoa(bloquearEmail),
  },
  desfazerEmail: {
    linkVencido: async (mundo) => await mundo.chamar('desfazerEmail', { segredo: SEGREDO_DE_NADA }),
  },
  alterarTelefone: {
    confirmacaoNecessaria: comPessoa(
      async (mundo, como) => await mundo.chamar('alterarTelefone', { telefone: telefoneNovo() }, { como }),
    ),
    pinLimiteEnvios: comPessoa(async (mundo, como) => {
      await pedirTelefone(mundo, como);
      await contarEnvios(mundo, como);
      return await pedirTelefone(mundo, como);
    }),
    pinBloqueado: comPessoa(async (mundo, como) => {
      await bloquearTelefone(mundo, como);
      return await pedirTelefone(mundo, como);
    }),
  },
  reenviarPinDoTelefone: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('reenviarPinDoTelefone', { telefone: telefoneNovo() }, { como }),
    ),
    pinLimiteEnvios: comPessoa(async (mundo, como) => {
      const telefone = telefoneNovo();
      await pedirTelefone(mundo, como, telefone);
      return await repetir(ENVIOS_ATE_RECUSAR - 1, () => mundo.chamar('reenviarPinDoTelefone', { telefone }, { como }));
    }),
    pinBloqueado: comPessoa(async (mundo, como) => {
      const telefone = telefoneNovo();
      await bloquearTelefone(mundo, como, telefone);
      return await mundo.chamar('reenviarPinDoTelefone', { telefone }, { como });
    }),
  },
  confirmarNovoTelefone: {
    pinInvalido: comPessoa(
      async (mundo, como) =>
        await mundo.chamar('confirmarNovoTelefone', { telefone: telefoneNovo(), pin: CODIGO_ERRADO }, { como }),
    ),
    pinBloqueado: comPessoa(async (mundo, como) => await bloquearTelefone(mundo, como)),
    telefoneJaUsado: comPessoa(async (mundo, como) => {
      const telefone = telefoneNovo();
      await pedirTelefone(mundo, como, telefone);
      const pin = await ultimoPinPara(mundo, telefone);
      await darTelefoneAOutra(mundo, telefone);
      return await mundo.chamar('confirmarNovoTelefone', { telefone, pin }, { como });
    }),
  },
  createChamado: {
    chamadosDemais: comPessoa(async (mundo, como) => {
      await relatosDoDia(mundo, como);
      return await relatar(mundo, como);
    }),
  },
  createReporte: {
    grupoNaoEncontrado: comPessoa(async (mundo, como) => await reportar(mundo, INEXISTENTE, como)),
    reporteDoProprioGrupo: async (mundo) => {
      const { id, administrador } = await criarGrupo(mundo);
      return await reportar(mundo, id, administrador);
    },
    jaReportado: comPessoa(async (mundo, como) => {
      const { id } = await criarGrupo(mundo);
      return await repetir(2, () => reportar(mundo, id, como));
    }),
    chamadosDemais: comPessoa(async (mundo, como) => {
      const { id } = await criarGrupo(mundo);
      await relatosDoDia(mundo, como);
      return await reportar(mundo, id, como);
    }),
  },
  getChamado: { naoEncontrado: deNinguem('getChamado') },
  replicarChamado: {
    naoEncontrado: deNinguem('replicarChamado'),
    mensagensDemais: comPessoa(async (mundo, como) => {
      const { id } = (await relatar(mundo, como)).corpo;
      const { mensagensPorDia } = (await mundo.aplicacao.deps.regras()).chamado;
      return await repetir(mensagensPorDia, () => mundo.chamar('replicarChamado', { id, texto: RELATO }, { como }));
    }),
  },
  encerrarChamado: {
    naoEncontrado: deNinguem('encerrarChamado'),
    transicaoRecusada: comPessoa(async (mundo, como) => {
      const { id } = (await relatar(mundo, como)).corpo;
      return await repetir(2, () => mundo.chamar('encerrarChamado', { id }, { como }));
    }),
  },
  createAnexoDoChamado: {
    ...recusasDoAnexo(async (mundo) => {
      const como = await criarPessoa(mundo);
      const { id } = (await relatar(mundo, como)).corpo;
      return async (arquivo) => await anexar(mundo, { como, id, ...arquivo });
    }),
    naoEncontrado: comPessoa((mundo, como) => anexar(mundo, { como, id: INEXISTENTE })),
    transicaoRecusada: comPessoa(async (mundo, como) => {
      const { id } = (await relatar(mundo, como)).corpo;
      await mundo.chamar('encerrarChamado', { id }, { como });
      return await anexar(mundo, { como, id });
    }),
    anexosDemais: comPessoa(async (mundo, como) => {
      const { id } = (await relatar(mundo, como)).corpo;
      const { anexos } = (await mundo.aplicacao.deps.regras()).chamado;
      return await repetir(anexos + 1, () => anexar(mundo, { como, id, nome: 'recibo.pdf', bytes: PDF }));
    }),
  },
  createLinkDoAnexoDoChamado: {
    naoEncontrado: comPessoa(async (mundo, como) => {
      const { id } = await comAnexo(mundo);
      return await mundo.chamar('createLinkDoAnexoDoChamado', { id }, { como });
    }),
    semPermissao: async (mundo) => {
      const { id } = await comAnexo(mundo);
      const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
      return await mundo.chamar('createLinkDoAnexoDoChamado', { id }, { como: financeiro });
    },
  },
  getArquivoDoChamado: {
    naoEncontrado: async (mundo) => await mundo.chamar('getArquivoDoChamado', { token: 'x'.repeat(43) }),
    indisponivel: async (mundo) => {
      const { como, id } = await comAnexo(mundo);
      const { corpo } = await mundo.chamar('createLinkDoAnexoDoChamado', { id }, { como });
      const token = corpo.url.split('/').at(-1);
      return await semArquivos(mundo, () => mundo.chamar('getArquivoDoChamado', { token }));
    },
  },
};
