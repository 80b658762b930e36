import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { LIMITES_DO_COMUNICADO, textoDoComunicado } from '@rateia/domain/notificacoes/comunicados';
import { recusar } from '../../../http/erros.ts';
import type { listarComunicados } from '../comunicados/comunicados-repository.ts';

type Escrito = Recebida<typeof backoffice.preverComunicado>['body'];

/** The text that is left without its tags may be too short to send. */
export function exigirPalavras(body: Escrito): { readonly titulo: string; readonly texto: string } {
  const titulo = textoDoComunicado(body.titulo);
  const texto = textoDoComunicado(body.texto);
  if (titulo.length < LIMITES_DO_COMUNICADO.titulo.min || texto.length < LIMITES_DO_COMUNICADO.texto.min)
    recusar('dadosInvalidos', { message: 'O título e o texto precisam de palavras.' });
  return { titulo, texto };
}

/** A row of the list of announcements, under the name of its author. */
export function apresentarComunicado({
  nome,
  sobrenome,
  ultimaPessoa: _ultima,
  ...comunicado
}: Awaited<ReturnType<typeof listarComunicados>>[number]) {
  return { ...comunicado, autor: `${nome} ${sobrenome}` };
}
