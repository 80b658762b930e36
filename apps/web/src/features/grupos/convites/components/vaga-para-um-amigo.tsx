import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { convitesQueries } from '../queries.ts';
import { ConvidarPorEmail } from './convidar-por-email.tsx';
import { ListaDeConvites } from './lista-de-convites.tsx';

const VENDEM = [ID_STATUS_GRUPO.aguardandoMembros, ID_STATUS_GRUPO.assinadoComVagas];

/** A member of a public group keeps a seat for a friend; his invitations stand below (REGRAS 2.26). */
export function VagaParaUmAmigo({ grupo }: { readonly grupo: RespostaDe<'getGrupoMembro'>['grupo'] }) {
  const publico = grupo.visibilidade === ID_VISIBILIDADE_GRUPO.publico;
  const { data } = useQuery({ ...convitesQueries.doGrupo(grupo.id), enabled: publico });
  if (!publico || data === undefined) return null;
  const guarda = data.itens.some(({ vagaGuardada }) => vagaGuardada);
  const vende = VENDEM.some((status) => status === grupo.statusId) && grupo.vagasDisponiveis > 0;
  return (
    <>
      {!guarda && vende && <ConvidarPorEmail convites={data} soGuardando />}
      {data.itens.length > 0 && (
        <Cartao titulo="Seus convites" rente>
          <ListaDeConvites idGrupo={grupo.id} itens={data.itens} />
        </Cartao>
      )}
    </>
  );
}
