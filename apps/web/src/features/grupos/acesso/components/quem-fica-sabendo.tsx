import { IconBell } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Avatar } from '../../../../ui/base/avatar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { acessoDoMembro } from '../../pagina/partes-do-grupo.ts';

type Membro = RespostaDe<'getGrupoAdmin'>['membros'][number];

/** Before something is sent: who hears of it, and whom it does not concern. */
export function QuemFicaSabendo({
  membros,
  avisado,
}: {
  readonly membros: readonly Membro[];
  readonly avisado: (membro: Membro) => boolean;
}) {
  return (
    <Cartao titulo="Quem fica sabendo" rente>
      <Lista>
        {membros.map((membro) => (
          <LinhaLista
            key={membro.idAssinatura}
            inicio={<Avatar nome={membro.nome} imagem={membro.imagem} tamanho={44} />}
            titulo={membro.nome}
            detalhe={acessoDoMembro(membro, agora()).texto}
            situacao={
              avisado(membro) ? (
                <Etiqueta tom="info" icone={<IconBell size={15} stroke={2} aria-hidden="true" />}>
                  Avisado agora
                </Etiqueta>
              ) : (
                'Nada'
              )
            }
          />
        ))}
      </Lista>
    </Cartao>
  );
}
