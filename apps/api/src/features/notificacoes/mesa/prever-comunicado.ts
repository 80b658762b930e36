import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { contarPublico } from '../comunicados/publico-do-comunicado.ts';
import { preencher } from '../modelos/preencher.ts';
import { exigirPalavras } from './comunicados.ts';

/** The text of the announcement and the number of its readers. */
export async function preverComunicado(
  { db, deps, agora }: ContextoUsuario,
  { body }: Recebida<typeof backoffice.preverComunicado>,
): Promise<Resposta<typeof backoffice.preverComunicado>> {
  const { titulo, texto } = exigirPalavras(body);
  const { assunto, paragrafos, botao } = preencher(
    'comunicadoDoSistema',
    { titulo, texto, link: body.link },
    diaDe(agora),
  );
  return {
    pessoas: await contarPublico(db, deps, body),
    titulo: assunto,
    paragrafos: [...paragrafos],
    botao: botao ?? null,
  };
}
