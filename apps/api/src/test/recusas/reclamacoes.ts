import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { figura } from '../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../app.ts';
import type { Membro } from '../carteira.ts';
import { criarMembro, MENSALIDADE } from '../carteira.ts';
import { INEXISTENTE, UUID_INEXISTENTE } from '../cenario-de-permissoes.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { enviar } from '../identidade.ts';
import { bolaoTarde } from '../reclamacao-de-bolao.ts';
import { interagir, membroQueConversou, rascunhar, reclamar } from '../reclamacoes.ts';
import { remover } from '../saida.ts';
import type { Arquivo } from './anexos.ts';
import { PDF, recusasDoAnexo } from './anexos.ts';
import { abrir, comAberta, comFechada, vencida } from './reclamacao-aberta.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa, semArquivos } from './tabela.ts';

async function verDoGrupo(mundo: Mundo, como: Pessoa, id: number) {
  return await mundo.chamar('getReclamacaoDoGrupo', { id }, { como });
}
async function guardar(mundo: Mundo, como: Pessoa, idGrupo: number) {
  return await mundo.chamar('salvarRascunho', { idGrupo, descricao: 'Parou.' }, { como });
}
type NoGrupo = typeof verDoGrupo | typeof guardar;
function deQuemNaoEsta(fazer: NoGrupo) {
  return {
    grupoNaoEncontrado: comPessoa((mundo, como) => fazer(mundo, como, INEXISTENTE)),
    semPermissao: comPessoa(async (mundo, como) => await fazer(mundo, como, (await criarGrupoAVenda(mundo)).id)),
    reclamacaoDoProprioGrupo: async (mundo: Mundo) => {
      const { id, administrador } = await criarGrupoAVenda(mundo);
      return await fazer(mundo, administrador, id);
    },
  };
}
/** A member who left eight days ago; he had a draft before. */
async function tarde(mundo: Mundo) {
  const membro = await membroQueConversou(mundo);
  const rascunho = (await rascunhar(mundo, membro, { falhaDesde: diaDe(mundo.agora()) })).corpo;
  const { grupo, assinaturaId: idMembro } = membro;
  await remover(mundo, { como: grupo.administrador, idGrupo: grupo.id, idMembro });
  await mundo.avancar({ dias: 9 });
  return { membro, ...rascunho };
}

type ComArquivo = 'createAnexo' | 'reabrirReclamacao';
/** A form with a file, where the call may take one. */
async function alvoDoArquivo(
  mundo: Mundo,
  chamada: ComArquivo,
): Promise<{ readonly como: Membro; readonly id: number }> {
  if (chamada === 'createAnexo') {
    const como = await membroQueConversou(mundo);
    return { como, id: (await rascunhar(mundo, como)).corpo.idInteracao };
  }
  const { membro, id } = await abrir(mundo);
  await interagir(mundo, { como: membro, id, tipo: 202 });
  return { como: membro, id };
}
async function mandar(
  mundo: Mundo,
  chamada: ComArquivo,
  p: Arquivo & { readonly como: Pessoa; readonly id: number },
): Promise<Recusada> {
  const { como, id, nome = 'tela.jpg', bytes = await figura() } = p;
  const campos = chamada === 'createAnexo' ? {} : { texto: 'Achei outra prova.' };
  return await enviar(mundo, chamada, { como, caminho: { id }, nome, bytes, campos });
}
function doArquivo(chamada: ComArquivo) {
  return recusasDoAnexo(async (mundo) => {
    const alvo = await alvoDoArquivo(mundo, chamada);
    return async (arquivo) => await mandar(mundo, chamada, { ...alvo, ...arquivo });
  });
}
/** A file of a complaint, and the person who attached it. */
async function comAnexo(mundo: Mundo) {
  const { como, id } = await alvoDoArquivo(mundo, 'createAnexo');
  const { corpo } = await enviar(mundo, 'createAnexo', { como, caminho: { id }, nome: 'recibo.pdf', bytes: PDF });
  return { como, id: corpo.id };
}

function deNinguem(nome: 'abrirReclamacao' | 'getReclamacao' | 'reabrirReclamacao'): Provocar {
  return comPessoa(async (mundo, como) =>
    nome === 'reabrirReclamacao'
      ? await mandar(mundo, nome, { como, id: INEXISTENTE })
      : await mundo.chamar(nome, { id: INEXISTENTE }, { como }),
  );
}
const PROPOR = { tipo: 200, solucao: 209 } as const;

/** Every refusal of the calls of complaints (spec B§7; REGRAS 2.7). */
export const RECUSAS_DAS_RECLAMACOES: Recusas<typeof reclamacoes> = {
  getReclamacaoDoGrupo: deQuemNaoEsta(verDoGrupo),
  getReclamacaoDoBolao: {
    bolaoNaoEncontrado: comPessoa((mundo, como) => mundo.chamar('getReclamacaoDoBolao', { id: INEXISTENTE }, { como })),
  },
  salvarRascunho: {
    bolaoNaoEncontrado: comPessoa((mundo, como) => mundo.chamar('salvarRascunho', { idBolao: INEXISTENTE }, { como })),
    reclamacaoDoBolaoTarde: async (mundo) => {
      const { idBolao, como } = await bolaoTarde(mundo);
      return await mundo.chamar('salvarRascunho', { idBolao }, { como });
    },
    ...deQuemNaoEsta(guardar),
    reclamacaoAberta: comAberta(async ({ mundo, membro }) => await rascunhar(mundo, membro)),
    reclamacaoTarde: async (mundo) => {
      const { membro } = await tarde(mundo);
      return await rascunhar(mundo, membro);
    },
  },
  abrirReclamacao: {
    naoEncontrado: deNinguem('abrirReclamacao'),
    escrevaAntes: async (mundo) => await reclamar(mundo, await criarMembro(mundo, { saldo: MENSALIDADE })),
    converseAntes: async (mundo) => {
      const membro = await criarMembro(mundo, { saldo: MENSALIDADE });
      await mundo.chamar('createMensagem', { id: membro.grupo.id, texto: 'Oi' }, { como: membro });
      return await reclamar(mundo, membro);
    },
    problemaAntigo: async (mundo) =>
      await reclamar(mundo, await membroQueConversou(mundo), { falhaDesde: somarDias(diaDe(mundo.agora()), -40) }),
    problemaNoFuturo: async (mundo) =>
      await reclamar(mundo, await membroQueConversou(mundo), { falhaDesde: somarDias(diaDe(mundo.agora()), 2) }),
    reclamacaoTarde: async (mundo) => {
      const { membro, id } = await tarde(mundo);
      return await mundo.chamar('abrirReclamacao', { id }, { como: membro });
    },
    reclamacaoDoBolaoTarde: async (mundo) => {
      const { como, rascunho } = await bolaoTarde(mundo);
      return await mundo.chamar('abrirReclamacao', { id: rascunho }, { como });
    },
    reclamacaoIncompleta: async (mundo) => await reclamar(mundo, await membroQueConversou(mundo), { descricao: '' }),
    transicaoRecusada: comAberta(
      async ({ mundo, membro, id }) => await mundo.chamar('abrirReclamacao', { id }, { como: membro }),
    ),
  },
  getReclamacao: {
    naoEncontrado: deNinguem('getReclamacao'),
    semPermissao: comAberta(async ({ mundo, id }) => {
      const como = await criarPessoa(mundo, { papeis: ['financeiro'] });
      return await mundo.chamar('getReclamacao', { id }, { como });
    }),
  },
  createInteracao: {
    naoEncontrado: comAberta(async ({ mundo, membro }) =>
      interagir(mundo, { como: membro, id: INEXISTENTE, tipo: 212, texto: 'Oi' }),
    ),
    semPermissao: comAberta(async ({ mundo, id }) => {
      const como = await criarPessoa(mundo, { papeis: ['suporte'] });
      return await interagir(mundo, { como, id, tipo: 212, texto: 'Oi' });
    }),
    transicaoRecusada: comAberta(async ({ mundo, membro, id }) =>
      interagir(mundo, { como: membro, id, tipo: 201, totalMostrado: 0 }),
    ),
    prazoTerminado: vencida(async ({ mundo, administrador, id }) =>
      interagir(mundo, { como: administrador, id, ...PROPOR }),
    ),
    precoMudou: comAberta(async ({ mundo, membro, administrador, id }) => {
      await interagir(mundo, { como: administrador, id, ...PROPOR });
      return await interagir(mundo, { como: membro, id, tipo: 201, totalMostrado: 1 });
    }),
    propostaAcimaDoPago: comAberta(async ({ mundo, administrador, id }) =>
      interagir(mundo, { como: administrador, id, ...PROPOR, dias: 366 }),
    ),
  },
  createAnexo: {
    ...doArquivo('createAnexo'),
    naoEncontrado: comPessoa((mundo, como) => mandar(mundo, 'createAnexo', { como, id: INEXISTENTE })),
    transicaoRecusada: comFechada(async ({ mundo, membro, id }) => {
      const { corpo } = await mundo.chamar('getReclamacao', { id }, { como: membro });
      return await mandar(mundo, 'createAnexo', { como: membro, id: corpo.interacoes[0]?.id ?? 0 });
    }),
    anexosDemais: async (mundo) => {
      const alvo = await alvoDoArquivo(mundo, 'createAnexo');
      const pdf = { ...alvo, nome: 'recibo.pdf', bytes: PDF };
      for (let n = 0; n < 5; n += 1) await mandar(mundo, 'createAnexo', pdf);
      return await mandar(mundo, 'createAnexo', pdf);
    },
  },
  deleteAnexo: {
    naoEncontrado: comPessoa((mundo, como) => mundo.chamar('deleteAnexo', { id: UUID_INEXISTENTE }, { como })),
    transicaoRecusada: async (mundo) => {
      const { como, id } = await comAnexo(mundo);
      await reclamar(mundo, como);
      return await mundo.chamar('deleteAnexo', { id }, { como });
    },
  },
  createLinkDoAnexo: {
    naoEncontrado: comPessoa((mundo, como) => mundo.chamar('createLinkDoAnexo', { id: UUID_INEXISTENTE }, { como })),
    semPermissao: async (mundo) => {
      const { como, id } = await comAnexo(mundo);
      await reclamar(mundo, como);
      const financeiro = await criarPessoa(mundo, { papeis: ['financeiro'] });
      return await mundo.chamar('createLinkDoAnexo', { id }, { como: financeiro });
    },
  },
  getAnexo: {
    naoEncontrado: async (mundo) => await mundo.chamar('getAnexo', { token: 'x'.repeat(43) }),
    indisponivel: async (mundo) => {
      const { como, id } = await comAnexo(mundo);
      const { corpo } = await mundo.chamar('createLinkDoAnexo', { id }, { como });
      const token = corpo.url.split('/').at(-1) ?? '';
      return await semArquivos(mundo, () => mundo.chamar('getAnexo', { token }));
    },
  },
  estornoProporcional: {
    naoEncontrado: comAberta(async ({ mundo, administrador: como, id: idReclamacao }) =>
      mundo.chamar('estornoProporcional', { idReclamacao, idGrupoUsuario: INEXISTENTE }, { como }),
    ),
    semPermissao: comAberta(async ({ mundo, membro: como, id: idReclamacao }) =>
      mundo.chamar('estornoProporcional', { idReclamacao, idGrupoUsuario: como.assinaturaId }, { como }),
    ),
    transicaoRecusada: comFechada(async ({ mundo, membro, administrador: como, id: idReclamacao }) =>
      mundo.chamar('estornoProporcional', { idReclamacao, idGrupoUsuario: membro.assinaturaId }, { como }),
    ),
    prazoTerminado: vencida(async ({ mundo, membro, administrador: como, id: idReclamacao }) =>
      mundo.chamar('estornoProporcional', { idReclamacao, idGrupoUsuario: membro.assinaturaId }, { como }),
    ),
  },
  removerEstornoIntegral: {
    naoEncontrado: comPessoa((mundo, como) =>
      mundo.chamar('removerEstornoIntegral', { idReclamacao: INEXISTENTE }, { como }),
    ),
    semPermissao: comAberta(async ({ mundo, administrador: como, id: idReclamacao }) =>
      mundo.chamar('removerEstornoIntegral', { idReclamacao }, { como }),
    ),
    transicaoRecusada: comAberta(async ({ mundo, membro: como, id: idReclamacao }) =>
      mundo.chamar('removerEstornoIntegral', { idReclamacao }, { como }),
    ),
  },
  reabrirReclamacao: {
    ...doArquivo('reabrirReclamacao'),
    naoEncontrado: deNinguem('reabrirReclamacao'),
    semPermissao: comFechada(async ({ mundo, administrador: como, id }) =>
      mandar(mundo, 'reabrirReclamacao', { como, id }),
    ),
    transicaoRecusada: comAberta(async ({ mundo, membro: como, id }) =>
      mandar(mundo, 'reabrirReclamacao', { como, id }),
    ),
    prazoTerminado: comFechada(async ({ mundo, membro: como, id }) => {
      await mundo.avancar({ dias: 9 });
      return await mandar(mundo, 'reabrirReclamacao', { como, id });
    }),
    faltaProvaNova: async (mundo) => {
      const membro = await membroQueConversou(mundo);
      const { idInteracao } = (await rascunhar(mundo, membro, { problema: 205 })).corpo;
      const pdf = { como: membro, nome: 'recibo.pdf', bytes: PDF };
      await mandar(mundo, 'createAnexo', { ...pdf, id: idInteracao });
      const { id } = (await reclamar(mundo, membro, { problema: 205 })).corpo;
      await interagir(mundo, { como: membro, id, tipo: 202 });
      return await mandar(mundo, 'reabrirReclamacao', { ...pdf, id });
    },
    reclamacaoAberta: comFechada(async ({ mundo, membro, id }) => {
      await reclamar(mundo, membro, { problema: 205 });
      return await mandar(mundo, 'reabrirReclamacao', { como: membro, id });
    }),
  },
};
