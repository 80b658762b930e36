import type { NovaPolitica } from '../features/privacidade/politicas/publicar-politica.ts';
import { publicarPolitica } from '../features/privacidade/politicas/publicar-politica.ts';
import type { Mundo } from './app.ts';

/** The version that every database begins with. */
export const PRIMEIROS_TERMOS = '1';

const TEXTO: Omit<NovaPolitica, 'versao'> = {
  codigo: 'termos',
  tipo: 1,
  titulo: 'Termos de uso',
  resumo: 'A versão nova.',
  mudancas: 'Mudou o prazo de entrega.',
  secoes: [{ titulo: 'Uma seção', texto: 'Um texto.' }],
};

/** Publishes a new version of the terms of use, as `npm run politica` does. */
export async function publicarTermos(mundo: Mundo, versao: string): Promise<void> {
  return await publicarPolitica(mundo.aplicacao.deps.db, { ...TEXTO, versao, agora: mundo.agora() });
}
