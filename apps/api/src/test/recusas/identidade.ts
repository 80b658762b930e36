import type { validacaoDeConta } from '@rateia/contracts/validacao-conta';
import { TAMANHO_MAXIMO_DE_IMAGEM } from '@rateia/domain/imagem';
import { figura, pngDeBomba } from '../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../app.ts';
import { criarBolaoFechado, JOGO } from '../boloes.ts';
import { criarCampanha } from '../campanhas.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { confirmarIdentidade, decidirComparacao, enviar, enviarImagens } from '../identidade.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa, enquanto, semArquivos } from './tabela.ts';

const DE_NINGUEM = '00000000-0000-4000-8000-000000000000';
type ComImagem =
  | 'createDocumento'
  | 'uploadSelf'
  | 'createFoto'
  | 'createImagemDaCampanha'
  | 'createComprovanteDoBolao';
type Imagem = { readonly nome?: string; readonly bytes?: Buffer };
type Envio = Imagem & { readonly como: Pessoa; readonly caminho?: { readonly id: number } };

const CAMPOS: { readonly [C in ComImagem]?: Readonly<Record<string, string | number>> } = {
  createDocumento: { tipoDocumento: 1, parte: 'frente' },
  createImagemDaCampanha: { tamanho: 'desktop' },
  createComprovanteDoBolao: { loteria: 'mega-sena', concurso: 3_050, terminal: '010-123456', jogos: JOGO },
};
/** Sends a picture by one of the calls that take one. */
export async function mandar(mundo: Mundo, chamada: ComImagem, envio: Envio) {
  return await enviar(mundo, chamada, {
    nome: 'foto.jpg',
    bytes: await figura(),
    campos: CAMPOS[chamada] ?? {},
    ...envio,
  });
}
/** Prepares a person who may send a picture by this call, and its target. */
async function comRascunho(mundo: Mundo, chamada: ComImagem): Promise<Envio> {
  if (chamada === 'createImagemDaCampanha') {
    const como = await criarPessoa(mundo, { papeis: ['suporte'] });
    return { como, caminho: { id: await criarCampanha(mundo, como, { ligada: false }) } };
  }
  if (chamada === 'createComprovanteDoBolao') {
    const { bolao } = await criarBolaoFechado(mundo);
    return { como: await criarPessoa(mundo, { papeis: ['suporte'] }), caminho: { id: bolao.id } };
  }
  const como = await criarPessoa(mundo);
  if (chamada === 'uploadSelf') await mandar(mundo, 'createDocumento', { como });
  return { como };
}
function imagem(chamada: ComImagem, fazer: () => Promise<Imagem>): Provocar {
  return async (mundo) => await mandar(mundo, chamada, { ...(await comRascunho(mundo, chamada)), ...(await fazer()) });
}
/** While a gateway answers this instead of doing its work. */
function comGateway(chamada: ComImagem, trocar: 'imagens' | 'arquivos'): Provocar {
  return async (mundo) => {
    const envio = await comRascunho(mundo, chamada);
    const { imagens, arquivos } = mundo.aplicacao.deps.gateways;
    function fazer() {
      return mandar(mundo, chamada, envio);
    }
    return trocar === 'imagens'
      ? await enquanto(imagens, { tratar: async () => ({ situacao: 'ocupado' }) }, fazer)
      : await enquanto(arquivos, { guardar: async () => ({ situacao: 'indisponivel', motivo: 'rede' }) }, fazer);
  };
}

/** The refusals of any call that takes a picture (spec A§5 Uploaded images; ASVS 5.2). */
export function recusasDaImagem(chamada: ComImagem) {
  return {
    arquivoGrandeDemais: imagem(chamada, async () => ({ bytes: Buffer.alloc(TAMANHO_MAXIMO_DE_IMAGEM + 1) })),
    imagemExtensao: imagem(chamada, async () => ({ nome: 'foto.pdf' })),
    imagemVazia: imagem(chamada, async () => ({ bytes: Buffer.alloc(0) })),
    imagemConteudo: imagem(chamada, async () => ({ nome: 'foto.png' })),
    imagemPixelsDemais: imagem(chamada, async () => ({ nome: 'foto.png', bytes: pngDeBomba(20_000, 20_000) })),
    imagemEstragada: imagem(chamada, async () => ({ bytes: (await figura()).subarray(0, 4_000) })),
    envioOcupado: comGateway(chamada, 'imagens'),
    indisponivel: comGateway(chamada, 'arquivos'),
  };
}
export function pequena(chamada: ComImagem) {
  return imagem(chamada, async () => ({ nome: 'foto.png', bytes: pngDeBomba(100, 100) }));
}

async function comparar(mundo: Mundo, como: Pessoa, id: string) {
  return await mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como });
}
/** A validation of this person that was sent and ended so; answers its id. */
async function enviada(mundo: Mundo, como: Pessoa, desfecho: string): Promise<string> {
  await decidirComparacao(mundo, como, desfecho);
  const id = await enviarImagens(mundo, como);
  await comparar(mundo, como, id);
  await mundo.assentar();
  return id;
}
function confirmadaAntes(chamada: ComImagem): Provocar {
  return comPessoa(async (mundo, como) => {
    await confirmarIdentidade(mundo, como);
    return await mandar(mundo, chamada, { como });
  });
}
function emAnalise(chamada: ComImagem): Provocar {
  return comPessoa(async (mundo, como) => {
    await enviada(mundo, como, 'indeterminado');
    return await mandar(mundo, chamada, { como });
  });
}
type ComId =
  | 'reconhecimentoFacil'
  | 'getValidacaoContaStatus'
  | 'deleteValidacaoConta'
  | 'pedirRevisao'
  | 'createDocumentoLink';
function deNinguem(nome: ComId): Provocar {
  return comPessoa(async (mundo, como) => await mundo.chamar(nome, { id: DE_NINGUEM, consentimento: true }, { como }));
}
function depoisDeEnviada(desfecho: string, fazer: (mundo: Mundo, como: Pessoa, id: string) => Promise<Recusada>) {
  return comPessoa(async (mundo, como) => await fazer(mundo, como, await enviada(mundo, como, desfecho)));
}
async function rever(mundo: Mundo, como: Pessoa, id: string) {
  return await mundo.chamar('pedirRevisao', { id }, { como });
}
/** The address of a picture, without what the address begins with. */
async function tokenDaImagem(mundo: Mundo, como: Pessoa): Promise<string> {
  await enviarImagens(mundo, como);
  const [item] = (await mundo.chamar('listValidacaoConta', {}, { como })).corpo.itens;
  const { corpo } = await mundo.chamar('createDocumentoLink', { id: item?.imagens[0]?.id }, { como });
  return corpo.url.split('/').at(-1) ?? '';
}

/** Every refusal of the calls that confirm who somebody is (spec A§7 validacao-conta, documento). */
export const RECUSAS_DA_IDENTIDADE: Recusas<typeof validacaoDeConta> = {
  createDocumento: {
    ...recusasDaImagem('createDocumento'),
    imagemPequena: pequena('createDocumento'),
    validacaoObrigatoria: comPessoa((mundo, como) => mandar(mundo, 'createDocumento', { como }), { validada: false }),
    identidadeConfirmada: confirmadaAntes('createDocumento'),
    identidadeEmAnalise: emAnalise('createDocumento'),
  },
  uploadSelf: {
    ...recusasDaImagem('uploadSelf'),
    imagemPequena: pequena('uploadSelf'),
    documentoIncompleto: comPessoa((mundo, como) => mandar(mundo, 'uploadSelf', { como })),
    identidadeConfirmada: confirmadaAntes('uploadSelf'),
    identidadeEmAnalise: emAnalise('uploadSelf'),
  },
  reconhecimentoFacil: {
    naoEncontrado: deNinguem('reconhecimentoFacil'),
    documentoIncompleto: comPessoa(async (mundo, como) => {
      const { corpo } = await enviar(mundo, 'createDocumento', {
        como,
        nome: 'rg.jpg',
        bytes: await figura(),
        campos: { tipoDocumento: 1, parte: 'frente' },
      });
      return await comparar(mundo, como, corpo.validacao.id);
    }),
    transicaoRecusada: depoisDeEnviada('indeterminado', comparar),
    identidadeLimiteDeEnvios: comPessoa(async (mundo, como) => {
      const { maximo } = (await mundo.aplicacao.deps.regras()).identidade.envios;
      const id = await enviarImagens(mundo, como);
      await mundo.aplicacao.deps.db
        .updateTable('validacoes_conta')
        .set({ envios: maximo })
        .where('id_publico', '=', id)
        .execute();
      return await comparar(mundo, como, id);
    }),
    validacaoObrigatoria: comPessoa((mundo, como) => comparar(mundo, como, DE_NINGUEM), { validada: false }),
  },
  getValidacaoContaStatus: { naoEncontrado: deNinguem('getValidacaoContaStatus') },
  deleteValidacaoConta: {
    naoEncontrado: deNinguem('deleteValidacaoConta'),
    transicaoRecusada: depoisDeEnviada(
      'indeterminado',
      async (mundo, como, id) => await mundo.chamar('deleteValidacaoConta', { id }, { como }),
    ),
  },
  pedirRevisao: {
    naoEncontrado: deNinguem('pedirRevisao'),
    transicaoRecusada: depoisDeEnviada('indeterminado', rever),
    revisaoIndisponivel: depoisDeEnviada('recusado', async (mundo, como, id) => {
      await rever(mundo, como, id);
      const suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
      await mundo.chamar('recusarValidacao', { id, motivo: 'alterado', mensagem: '' }, { como: suporte });
      return await rever(mundo, como, id);
    }),
  },
  createDocumentoLink: { naoEncontrado: deNinguem('createDocumentoLink') },
  getArquivo: {
    naoEncontrado: async (mundo) => await mundo.chamar('getArquivo', { token: 'x'.repeat(43) }),
    indisponivel: comPessoa(async (mundo, como) => {
      const token = await tokenDaImagem(mundo, como);
      return await semArquivos(mundo, () => mundo.chamar('getArquivo', { token }));
    }),
  },
};
