import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { arquivoDaCampanha } from './endereco-da-imagem.ts';

/** A picture that some campaign has (spec A§3 imagens). */
export async function getImagemDaCampanha(
  { deps, db }: Contexto,
  { params: { codigo } }: Recebida<typeof marketing.getImagemDaCampanha>,
): Promise<RespostaBinaria> {
  const existe = await db
    .selectFrom('campanha_imagens')
    .select('codigo')
    .where('codigo', '=', codigo)
    .executeTakeFirst();
  if (existe === undefined) return recusar('naoEncontrado');
  const lida = await deps.gateways.arquivos.ler(arquivoDaCampanha(codigo));
  if (lida.situacao === 'inexistente') return recusar('naoEncontrado');
  if (lida.situacao !== 'ok') return recusar('indisponivel');
  return { tipo: 'image/webp', nome: 'campanha.webp', bytes: lida.valor, cache: 'publico' };
}
