import { MENOR_LADO_DE_DOCUMENTO, problemaDoArquivo } from '@rateia/domain/imagem';
import type { Imagem, SaidaDeImagem } from '../../../gateways/imagens/port.ts';
import { ehPdf, ehPdfInofensivo } from '../../../http/anexos/conferir-pdf.ts';
import type { ArquivoRecebido } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';

type Gateways = Pick<Deps, 'gateways'>;

/** Refuses a file that is neither a picture that can be read nor a harmless PDF of one page (REGRAS 2.12 Receipt). */
export async function conferirComprovante({ gateways }: Gateways, { nome, bytes }: ArquivoRecebido): Promise<void> {
  const pdf = nome.toLowerCase().endsWith('.pdf');
  if (pdf) conferirPdf(bytes);
  const figura = pdf ? { nome: 'pagina.jpg', bytes: await paginaDe({ gateways }, bytes) } : { nome, bytes };
  const saidas = [{ formato: 'jpeg', lado: 320 }] as const;
  const tratada = await gateways.imagens.tratar({ ...figura, saidas, menorLado: MENOR_LADO_DE_DOCUMENTO });
  if (tratada.situacao === 'ocupado') return ocupado();
  if (tratada.situacao === 'recusada') return recusar(tratada.motivo);
}

function conferirPdf(bytes: Buffer): void {
  const problema = problemaDoArquivo({ nome: 'pagina.jpg', tamanho: bytes.length });
  if (problema !== undefined) recusar(problema);
  if (!ehPdfInofensivo(bytes)) recusar('anexoConteudo');
}

/** The picture of a stored receipt, written anew; undefined while too many wait (REGRAS 2.12 Receipt). */
export async function figuraDoComprovante(
  { gateways }: Gateways,
  { bytes, saida }: { readonly bytes: Buffer; readonly saida: SaidaDeImagem },
): Promise<Imagem | undefined> {
  const figura = ehPdf(bytes)
    ? { nome: 'pagina.jpg', bytes: await paginaDe({ gateways }, bytes) }
    : { nome: `comprovante.${extensaoPeloConteudo(bytes)}`, bytes };
  const tratada = await gateways.imagens.tratar({ ...figura, saidas: [saida] });
  return tratada.situacao === 'ok' ? tratada.imagens[0] : undefined;
}

async function paginaDe({ gateways }: Gateways, bytes: Buffer): Promise<Buffer> {
  const desenhado = await gateways.imagens.desenharPdf(bytes);
  if (desenhado.situacao === 'ok') return desenhado.imagem;
  if (desenhado.situacao === 'ocupado') return ocupado();
  if (desenhado.situacao === 'estragado') return recusar('anexoConteudo');
  const { paginas } = desenhado;
  const arquivo = `O PDF tem ${paginas} páginas. Envie um de uma página só para cada recibo.`;
  return recusar('dadosInvalidos', { dados: { campos: { arquivo } } });
}

function ocupado(): never {
  return recusar('envioOcupado', { cabecalhos: { 'retry-after': '3' } });
}

/** A picture is stored as it was sent: its first bytes say which kind it is. */
function extensaoPeloConteudo(bytes: Buffer): 'jpg' | 'png' | 'heic' {
  if (bytes[0] === 0xff) return 'jpg';
  return bytes[0] === 0x89 ? 'png' : 'heic';
}
