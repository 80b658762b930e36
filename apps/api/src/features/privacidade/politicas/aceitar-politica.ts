import type { Recebida } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { emTransacao } from '../../../db/banco.ts';
import { versaoEmVigor } from '../../../db/consentimentos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { guardarAceiteDePolitica } from './politicas-repository.ts';

/** Accepts the obligatory policy in force; another version is refused (spec A§3 Privacy policy). */
export async function aceitarPolitica(
  { deps, usuario, agora, ip }: ContextoUsuario,
  { body: { codigo, versao } }: Recebida<typeof privacidade.aceitarPolitica>,
): Promise<void> {
  if (versao !== (await versaoEmVigor(deps.db, codigo))) recusar('conflito');
  await emTransacao(deps.db, (trx) =>
    guardarAceiteDePolitica(trx, { usuarioId: usuario.id, codigo, versao, agora, ip }),
  );
}
