import { TAMANHO_MAXIMO_DE_IMAGEM } from '@rateia/domain/imagem';
import { figura, pngDeBomba } from '../../gateways/imagens/test/figuras.ts';
import type { Mundo } from '../app.ts';
import type { Provocar, Recusada } from './tabela.ts';
import { enquanto } from './tabela.ts';

/** A small PDF that does nothing. */
export const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const RUIM = Buffer.from('MZ');

export type Arquivo = { readonly nome?: string; readonly bytes?: Buffer };
/** Makes a thing that takes files; answers how one is sent to it. */
export type Destino = (mundo: Mundo) => Promise<(arquivo: Arquivo) => Promise<Recusada>>;

/** The refusals of a file itself, for every call that takes an attachment (REGRAS 2.7; ASVS 5.2). */
export function recusasDoAnexo(destino: Destino) {
  function arquivo(fazer: () => Promise<Arquivo>): Provocar {
    return async (mundo) => await (await destino(mundo))(await fazer());
  }
  function semGateway(qual: 'imagens' | 'arquivos'): Provocar {
    return async (mundo) => {
      const mandar = await destino(mundo);
      const { imagens, arquivos } = mundo.aplicacao.deps.gateways;
      return qual === 'imagens'
        ? await enquanto(imagens, { tratar: async () => ({ situacao: 'ocupado' }) }, () => mandar({}))
        : await enquanto(arquivos, { guardar: async () => ({ situacao: 'indisponivel', motivo: 'rede' }) }, () =>
            mandar({}),
          );
    };
  }
  return {
    arquivoGrandeDemais: arquivo(async () => ({ bytes: Buffer.alloc(TAMANHO_MAXIMO_DE_IMAGEM + 1) })),
    imagemExtensao: arquivo(async () => ({ nome: 'virus.exe', bytes: RUIM })),
    imagemVazia: arquivo(async () => ({ bytes: Buffer.alloc(0) })),
    imagemConteudo: arquivo(async () => ({ nome: 'tela.png' })),
    imagemPixelsDemais: arquivo(async () => ({ nome: 'tela.png', bytes: pngDeBomba(20_000, 20_000) })),
    imagemEstragada: arquivo(async () => ({ bytes: (await figura()).subarray(0, 4_000) })),
    envioOcupado: semGateway('imagens'),
    indisponivel: semGateway('arquivos'),
    anexoConteudo: arquivo(async () => ({ nome: 'virus.pdf', bytes: RUIM })),
  };
}
