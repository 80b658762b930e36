import { meiosDoSegundoFator } from '@rateia/domain/sessao/confirmacao';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { getDonoDaConta } from './repository.ts';
import { listarChaves } from './segundo-fator/chaves-de-acesso.ts';
import { fatoresDaConta } from './segundo-fator/fatores.ts';

/** The protections of the account, in one answer (spec A§2 /perfil/seguranca). */
export async function getSeguranca({ deps, usuario }: ContextoUsuario) {
  const fatores = await fatoresDaConta(deps.db, usuario.id);
  const dono = await getDonoDaConta(deps.db, usuario.id);
  return {
    temSenha: dono.senhaHash !== null,
    senhaAlteradaEm: dono.senhaAlteradaEm,
    twfaHabilitado: meiosDoSegundoFator(fatores).length > 0,
    aplicativo: fatores.aplicativo,
    codigosRestantes: fatores.codigosRestantes,
    chaves: await listarChaves(deps.db, usuario.id),
  };
}
