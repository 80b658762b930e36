import type { cadastro } from '@rateia/contracts/cadastro';
import type { Resposta } from '@rateia/contracts/chamada';
import { ID_SOCIAL_AUTH, PROVEDORES_SOCIAIS, podeDesvincular } from '@rateia/domain/cadastro/social';
import { mascararEmail } from '@rateia/domain/usuario/email';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { CONTEXTO_SOCIAL } from './pergunta.ts';
import { getContasSociais } from './repository.ts';
import { nomeDoProvedor } from './vincular.ts';

export type Vinculacoes = Resposta<typeof cadastro.getVinculacoes>;

/** Every provider that may be linked, with this account's links, and whether a link may be removed. */
export async function apresentarVinculacoes(
  db: Executor,
  { cifra, gateways }: Deps,
  usuarioId: number,
): Promise<Vinculacoes> {
  const vinculadas = await getContasSociais(db, usuarioId);
  const { senha_hash } = await db
    .selectFrom('usuarios')
    .select('senha_hash')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const itens = PROVEDORES_SOCIAIS.flatMap((nome) => {
    const socialAuth = ID_SOCIAL_AUTH[nome];
    const conta = vinculadas.find((candidata) => candidata.socialAuth === socialAuth);
    if (conta === undefined && gateways.social[nome] === undefined) return [];
    const email = conta?.emailCifrado ?? null;
    return [
      {
        socialAuth,
        nome: nomeDoProvedor(socialAuth),
        vinculada: conta !== undefined,
        email: email === null ? null : mascararEmail(cifra.decifrar(email, CONTEXTO_SOCIAL.email)),
        vinculadaEm: conta?.vinculadaEm ?? null,
      },
    ];
  });
  return {
    itens,
    podeDesvincular: podeDesvincular({ temSenha: senha_hash !== null, vinculadas: vinculadas.length }),
  };
}
