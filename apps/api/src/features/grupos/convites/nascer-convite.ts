import { randomBytes } from 'node:crypto';
import type { Instante } from '@rateia/domain/datas';
import type { FormaDoConvite } from '@rateia/domain/grupos/convite';
import { codigoDoConvite, fimDoConvite, ID_FORMA_DO_CONVITE, MAQUINA_CONVITE } from '@rateia/domain/grupos/convite';
import { noAr, vendavel } from '@rateia/domain/grupos/estados';
import type { Trx } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import { temRestricao } from '../../../db/restricao.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { CONVITE_EXPIRA } from '../agenda.ts';
import type { Grupo } from '../repository.ts';
import { CONTEXTO_DO_CONVITE, resumoDoCodigo } from './convites-repository.ts';

/** 144 random bits: a code is not found by trying. */
const BYTES_DO_CODIGO = 18;

type NovoConvite = {
  readonly grupoId: number;
  readonly usuarioId: number;
  readonly quem: 'administrador' | 'membro';
  /** It keeps a seat, and ends with that. */
  readonly comVaga: boolean;
  readonly agora: Instante;
} & (
  | { readonly forma: typeof ID_FORMA_DO_CONVITE.email; readonly email: string }
  | { readonly forma: typeof ID_FORMA_DO_CONVITE.link; readonly usos: number }
);

/** Writes an invitation with its code and its end (REGRAS 2.26). */
export async function nascerConvite(
  trx: Trx,
  deps: Deps,
  n: NovoConvite,
): Promise<{ readonly id: number; readonly codigo: string; readonly expiraEm: Instante }> {
  const { cifra } = deps;
  const { grupoId, usuarioId, quem, comVaga, agora } = n;
  const forma: FormaDoConvite = n.forma;
  const porEmail = n.forma === ID_FORMA_DO_CONVITE.email;
  const usos = porEmail ? 1 : n.usos;
  const codigo = codigoDoConvite(randomBytes(BYTES_DO_CODIGO).toString('base64url'));
  const expiraEm = fimDoConvite({ agora, comVaga }, await deps.regras());
  const nascido = await nascer(trx, MAQUINA_CONVITE, {
    evento: 'convidar',
    quem,
    usuarioId,
    agora,
    contexto: { forma, restam: usos },
    valores: {
      grupo_id: grupoId,
      convidado_por: usuarioId,
      forma,
      codigo_resumo: resumoDoCodigo(codigo),
      codigo_cifrado: cifra.cifrar(codigo, CONTEXTO_DO_CONVITE.codigo),
      email_indice: porEmail ? cifra.indice(n.email, CONTEXTO_DO_CONVITE.email) : null,
      email_cifrado: porEmail ? cifra.cifrar(n.email, CONTEXTO_DO_CONVITE.email) : null,
      usos_maximos: usos,
      envios: porEmail ? 1 : 0,
      criado_em: agora,
      expira_em: expiraEm,
    },
  }).catch((erro: unknown) => {
    if (temRestricao(erro, 'convites_do_email')) return recusar('conviteJaEnviado');
    throw erro;
  });
  const { id } = exigir(nascido);
  await agendarPrazo(trx, { tipo: CONVITE_EXPIRA, alvoId: id, venceEm: expiraEm, agora });
  return { id, codigo, expiraEm };
}

/** A full group, or one that does not take members, invites nobody (REGRAS 2.1, 2.26). */
export function exigirQueRecebaGente(grupo: Grupo): void {
  if (noAr(grupo.status) && grupo.livres === 0) recusar('semVagas');
  if (!vendavel(grupo.status) || grupo.vendaSuspensa) recusar('grupoNaoAceitaMembros');
}
