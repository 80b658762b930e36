import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { contarComunicados, listarComunicados } from '../comunicados/comunicados-repository.ts';
import { apresentarComunicado } from './comunicados.ts';

/** Announcements, newest first, with how far each went. */
export async function getComunicados(
  { db }: ContextoUsuario,
  { query }: Recebida<typeof backoffice.getComunicados>,
): Promise<Resposta<typeof backoffice.getComunicados>> {
  return {
    itens: (await listarComunicados(db, query)).map(apresentarComunicado),
    total: await contarComunicados(db),
    pagina: query.pagina,
    porPagina: query.porPagina,
  };
}
