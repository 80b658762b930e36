import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';

/** People that one search shows. */
export const LIMITE_DA_BUSCA = 20;
const DIGITOS_DE_DOCUMENTO = 11;

/**
 * People whose CPF or phone is exactly this, or whose name or e-mail contains it. One row more than is shown tells that
 * there are others.
 */
export async function acharPessoas(db: Executor, cifra: Cifra, busca: string) {
  const digitos = busca.replace(/\D/g, '');
  const documento = digitos.length === DIGITOS_DE_DOCUMENTO && /^[\d.\-() +]+$/.test(busca);
  const parecido = `%${busca.replace(/[\\%_]/g, '\\$&')}%`;
  return await db
    .selectFrom('usuarios as u')
    .select([
      'u.id',
      'u.primeiro_nome as nome',
      'u.sobrenome',
      'u.email',
      'u.cpf_cifrado as cpfCifrado',
      'u.telefone_cifrado as telefoneCifrado',
      'u.criado_em as criadoEm',
      'u.bloqueado_em as bloqueadoEm',
    ])
    .select((e) => [
      e
        .selectFrom('contas as c')
        .select('c.saldo')
        .whereRef('c.usuario_id', '=', 'u.id')
        .where('c.tipo', '=', 'disponivel')
        .as('saldo'),
      sql<number>`(select count(*) from grupos g where g.administrador_id = u.id) + (select count(distinct a.grupo_id) from assinaturas a where a.usuario_id = u.id and a.estado not in ('encerrada', 'cancelada'))`.as(
        'grupos',
      ),
    ])
    .where((e) =>
      documento
        ? e.or([
            e('u.cpf_indice', '=', cifra.indice(digitos, 'usuario:cpf')),
            e('u.telefone_indice', '=', cifra.indice(digitos, 'usuario:telefone')),
          ])
        : sql<boolean>`texto_de_busca(u.primeiro_nome || ' ' || u.sobrenome || ' ' || u.email) like texto_de_busca(${parecido})`,
    )
    .orderBy('u.id')
    .limit(LIMITE_DA_BUSCA + 1)
    .execute();
}
