import type { Resposta } from '@rateia/contracts/chamada';
import type { indicacao } from '@rateia/contracts/indicacao';
import type { SituacaoNaRede } from '@rateia/domain/indicacao/rede';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { listarConexoes } from './pessoas-repository.ts';
import { apresentarPessoa } from './presenter.ts';

/** Friends, invitations both ways and blocked people (spec A§2 /rede, /perfil/rede). */
export async function getRede({ db, usuario }: ContextoUsuario): Promise<Resposta<typeof indicacao.getRede>> {
  const pessoas = (await listarConexoes(db, usuario.id)).map((linha) => apresentarPessoa(linha, usuario.id));
  function em(situacao: SituacaoNaRede) {
    return pessoas.filter((p) => p.situacao === situacao);
  }
  const { aparece_na_busca: apareceNaBusca } = await db
    .selectFrom('usuarios')
    .select('aparece_na_busca')
    .where('id', '=', usuario.id)
    .executeTakeFirstOrThrow();
  return {
    conexoes: em('conectada'),
    recebidos: em('recebido'),
    enviados: em('enviado'),
    bloqueadas: em('bloqueada'),
    apareceNaBusca,
  };
}
