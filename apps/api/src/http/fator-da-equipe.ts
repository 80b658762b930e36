import { instanteDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from './contexto.ts';
import { recusar } from './erros.ts';
import type { RotaMontada } from './rotas.ts';

const MINUTO_MS = 60_000;

/**
 * The staff works with a second factor. A session that was opened without one makes no call of the operation, and a call
 * that reveals a person's data or moves money asks for the factor anew, minutes before (REGRAS 2.24; ASVS 6.3.3, 7.5.3).
 */
export async function exigirFatorDaEquipe(
  ctx: ContextoUsuario,
  { chamada }: Pick<RotaMontada, 'chamada'>,
): Promise<void> {
  const { deps, usuario } = ctx;
  const { minutosDoFator } = (await deps.regras()).operacao;
  const desde = chamada.confirma === true ? instanteDe(deps.relogio.parede() - minutosDoFator * MINUTO_MS) : '';
  function vale(em: string | null): boolean {
    return em !== null && em >= desde;
  }
  // A session is remembered for seconds, and its person may have given the factor meanwhile.
  if (vale(usuario.fatorEm) || vale(await fatorAgora(ctx))) return;
  const temFator = await deps.db
    .selectFrom('usuarios as u')
    .select('u.id')
    .where('u.id', '=', usuario.id)
    .where((e) =>
      e.or([
        e.exists(
          e
            .selectFrom('autenticadores as a')
            .select('a.usuario_id')
            .whereRef('a.usuario_id', '=', 'u.id')
            .where('a.confirmado_em', 'is not', null),
        ),
        e.exists(e.selectFrom('chaves_de_acesso as c').select('c.id').whereRef('c.usuario_id', '=', 'u.id')),
      ]),
    )
    .executeTakeFirst();
  if (temFator === undefined) return recusar('segundoFatorDaEquipe');
  return recusar('confirmacaoNecessaria', { dados: { acao: 'operacao' } });
}

async function fatorAgora({ deps, usuario }: ContextoUsuario): Promise<string | null> {
  const sessao = await deps.db
    .selectFrom('sessoes')
    .select('fator_em')
    .where('id', '=', usuario.sessaoId)
    .executeTakeFirst();
  deps.sessoes.esquecer(usuario.sessaoId);
  return sessao?.fator_em ?? null;
}
