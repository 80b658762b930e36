import type { cadastro } from '@rateia/contracts/cadastro';
import type { Resposta } from '@rateia/contracts/chamada';
import { diaDe } from '@rateia/domain/datas';
import { ID_STATUS_POLITICA } from '@rateia/domain/privacidade/politica';
import type { Contexto } from '../../../http/contexto.ts';

/** Terms of use in force, as `npm run politica` published them last (spec A§2 /termo-uso). */
export async function getTermos({ db }: Pick<Contexto, 'db'>): Promise<Resposta<typeof cadastro.getTermos>> {
  const { versao, mudancas, vigente_desde, secoes } = await db
    .selectFrom('politicas')
    .select(['versao', 'mudancas', 'vigente_desde', 'secoes'])
    .where('codigo', '=', 'termos')
    .where('status', '=', ID_STATUS_POLITICA.ativa)
    .executeTakeFirstOrThrow();
  type Secoes = Resposta<typeof cadastro.getTermos>['secoes'];
  return { versao, mudancas, vigenteDesde: diaDe(vigente_desde), secoes: secoes as Secoes };
}
