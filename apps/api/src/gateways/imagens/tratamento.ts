import { extensaoDe, PIXELS_MAXIMOS, PIXELS_MAXIMOS_DO_HEIC, problemaDoArquivo } from '@rateia/domain/imagem';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { heicParaJpeg } from './heic.ts';
import { corrigirFimDaVarredura } from './jpeg-de-camera.ts';
import { desenharPaginaDePdf } from './pdf.ts';
import type { GatewayImagens, Imagem, ImagemTratada, PedidoDeImagem, SaidaDeImagem } from './port.ts';
import { criarVez } from './vez.ts';

/** The content that each extension must have. */
const CONTEUDO: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
};
const QUALIDADE = 82;
const SEGUNDOS_POR_SAIDA = 10;
/**
 * Each picture that is decoded, or waits for it, is held whole in memory; a request that waits here holds no connection
 * (ADR 017).
 */
const LIMITES = { aoMesmoTempo: 2, esperando: 8 };

/** A HEIC is decoded whole, four bytes for each of its points and as much again: one at a time holds at most some 300 MB. */
const { naSuaVez: umPorVez } = criarVez({ aoMesmoTempo: 1, esperando: LIMITES.aoMesmoTempo });

// One thread per picture: `LIMITES` says how many run, and the queries of the others keep theirs.
sharp.concurrency(1);
sharp.cache(false);

/** Decodes and writes pictures anew with libvips (and libheif for HEIC), two at a time, never in the event loop. */
export function criarTratamentoDeImagens(limites = LIMITES): GatewayImagens {
  const { naSuaVez } = criarVez(limites);
  return {
    tratar: async (pedido) => {
      const recusa = await recusaSemAbrir(pedido);
      if (recusa !== undefined) return { situacao: 'recusada', motivo: recusa };
      return (await naSuaVez(() => abrirETratar(pedido))) ?? { situacao: 'ocupado' };
    },
    desenharPdf: async (bytes) => (await naSuaVez(() => desenharPaginaDePdf(bytes))) ?? { situacao: 'ocupado' },
    desenhar: (svg) =>
      naSuaVez(() =>
        sharp(Buffer.from(svg)).png({ palette: true }).timeout({ seconds: SEGUNDOS_POR_SAIDA }).toBuffer(),
      ),
    converter: async (bytes, saida) => await naSuaVez(() => escrever(bytes, saida)),
  };
}

type Motivo = Extract<ImagemTratada, { readonly situacao: 'recusada' }>['motivo'];

/** The refusals that name, size and first bytes allow. */
async function recusaSemAbrir({ nome, bytes }: PedidoDeImagem): Promise<Motivo | undefined> {
  const problema = problemaDoArquivo({ nome, tamanho: bytes.length });
  if (problema !== undefined) return problema;
  const tipo = await fileTypeFromBuffer(bytes);
  return tipo?.mime === CONTEUDO[extensaoDe(nome) ?? ''] ? undefined : 'imagemConteudo';
}

function abrir(bytes: Buffer): Sharp {
  // Anything that does not decode whole is refused: half a document proves nothing.
  return sharp(bytes, { limitInputPixels: PIXELS_MAXIMOS, failOn: 'warning', pages: 1 });
}

async function abrirETratar(pedido: PedidoDeImagem): Promise<ImagemTratada> {
  try {
    const { width, height } = await sharp(pedido.bytes, { limitInputPixels: false }).metadata();
    const heic = extensaoDe(pedido.nome) === 'heic';
    if (width * height > (heic ? PIXELS_MAXIMOS_DO_HEIC : PIXELS_MAXIMOS))
      return { situacao: 'recusada', motivo: 'imagemPixelsDemais' };
    if (Math.min(width, height) < (pedido.menorLado ?? 1)) return { situacao: 'recusada', motivo: 'imagemPequena' };
    const bytes = heic ? await umPorVez(() => heicParaJpeg(pedido.bytes)) : corrigirFimDaVarredura(pedido.bytes);
    if (bytes === undefined) return { situacao: 'ocupado' };
    const imagens: Imagem[] = [];
    for (const saida of pedido.saidas) imagens.push(await escrever(bytes, saida));
    return { situacao: 'ok', imagens };
  } catch {
    // The decoder's words describe the sender's file; nobody but an attacker learns from them.
    return { situacao: 'recusada', motivo: 'imagemEstragada' };
  }
}

/** Upright by its EXIF note, which is then dropped with all other metadata; transparency becomes white. */
async function escrever(bytes: Buffer, { formato, lado, quadrada = false }: SaidaDeImagem): Promise<Imagem> {
  const { data, info } = await abrir(bytes)
    .autoOrient()
    .resize({ width: lado, height: lado, fit: quadrada ? 'cover' : 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .toFormat(formato, { quality: QUALIDADE })
    .timeout({ seconds: SEGUNDOS_POR_SAIDA })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, largura: info.width, altura: info.height };
}
