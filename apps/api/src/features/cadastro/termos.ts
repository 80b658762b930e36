import type { cadastro } from '@rateia/contracts/cadastro';
import type { Resposta } from '@rateia/contracts/chamada';
import { diaDe } from '@rateia/domain/datas';
import { ID_STATUS_POLITICA } from '@rateia/domain/privacidade/politica';
import type { Executor } from '../../db/banco.ts';
import { versaoEmVigor } from '../../db/consentimentos.ts';
import type { Contexto } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';

/** Terms of use in force, as `npm run politica` published them last (spec A§2 /termo-uso). */
export const getTermos = async ({ db }: Pick<Contexto, 'db'>): Promise<Resposta<typeof cadastro.getTermos>> => {
  const { versao, mudancas, vigente_desde, secoes } = await db
    .selectFrom('politicas')
    .select(['versao', 'mudancas', 'vigente_desde', 'secoes'])
    .where('codigo', '=', 'termos')
    .where('status', '=', ID_STATUS_POLITICA.ativa)
    .executeTakeFirstOrThrow();
  type Secoes = Resposta<typeof cadastro.getTermos>['secoes'];
  return { versao, mudancas, vigenteDesde: diaDe(vigente_desde), secoes: secoes as Secoes };
};

/** Nobody accepts a version that is not the one in force (spec A§4 Session: terms gate). */
export const exigirVersaoDosTermos = async (db: Executor, versao: string): Promise<void> => {
  if (versao !== (await versaoEmVigor(db, 'termos'))) recusar('conflito');
};
