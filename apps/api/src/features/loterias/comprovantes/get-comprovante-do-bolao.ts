import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import { escaparHtml } from '@rateia/domain/escapar-html';
import type { Imagem } from '../../../gateways/imagens/port.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { ErroDeCatalogo, recusar } from '../../../http/erros.ts';
import { cotasDaPessoa, exigirBolao } from '../boloes/exigir-bolao.ts';
import { abrirComprovante, COMPROVANTE_INTEIRO } from './abrir-comprovante.ts';
import { acharComprovante } from './repository.ts';

type Contrato = typeof contrato.getComprovanteDoBolao;

/** The picture of a receipt with its reader's name across it; to anybody but a member it does not exist (REGRAS 2.12). */
export async function getComprovanteDoBolao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<RespostaBinaria> {
  const { deps, db } = ctx;
  const comprovante = await acharComprovante(db, id);
  if (comprovante === undefined || !(await ehDeMembro(ctx, comprovante.bolaoId))) return recusar('naoEncontrado');
  const imagem = await abrirComprovante(deps, comprovante);
  const marca = `Bolão ${comprovante.bolaoId} · visto por ${await nomeDe(ctx)}`;
  const desenho = await deps.gateways.imagens.desenhar(comMarca(imagem, marca));
  const marcada = desenho && (await deps.gateways.imagens.converter(desenho, COMPROVANTE_INTEIRO));
  if (!marcada) return recusar('indisponivel');
  return { tipo: 'image/jpeg', nome: `comprovante-${id}.jpg`, bytes: marcada.bytes };
}

async function ehDeMembro(ctx: ContextoUsuario, bolaoId: number): Promise<boolean> {
  try {
    await exigirBolao(ctx, bolaoId);
  } catch (erro) {
    if (erro instanceof ErroDeCatalogo) return false;
    throw erro;
  }
  return (await cotasDaPessoa(ctx, bolaoId)).length > 0;
}

async function nomeDe({ db, usuario }: ContextoUsuario): Promise<string> {
  const { primeiro_nome, sobrenome } = await db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome'])
    .where('id', '=', usuario.id)
    .executeTakeFirstOrThrow();
  return `${primeiro_nome} ${sobrenome}`;
}

/** The receipt under lines of the mark, turned so that none of them can be cut off. */
function comMarca({ bytes, largura, altura }: Imagem, marca: string): string {
  const dados = Buffer.from(bytes).toString('base64');
  const corpo = Math.round(largura / 28);
  const linhas = [0.2, 0.5, 0.8].map(
    (onde) =>
      `<text x="${largura / 2}" y="${Math.round(altura * onde)}" transform="rotate(-18 ${largura / 2} ${Math.round(altura * onde)})">${escaparHtml(marca)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${largura}" height="${altura}" viewBox="0 0 ${largura} ${altura}">
    <image width="${largura}" height="${altura}" xlink:href="data:image/jpeg;base64,${dados}"/>
    <g font-family="sans-serif" font-weight="700" font-size="${corpo}" text-anchor="middle" fill="#b00020" fill-opacity="0.32">${linhas.join('')}</g>
  </svg>`;
}
