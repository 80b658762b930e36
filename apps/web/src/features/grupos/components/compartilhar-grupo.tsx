import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import type { VarianteBotao } from '../../../ui/base/botao.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { FolhaCompartilhar } from '../../../ui/compartilhar/folha-compartilhar.tsx';
import { LinkCurtoDoGrupo } from './link-curto-do-grupo.tsx';

interface CompartilharGrupoProps {
  grupo: { id: number; servico: string; plano: string; visibilidade: number; statusId: number };
  /** The page it is shared from. */
  fonte: 'grupo' | 'grupo-membro' | 'grupo-admin';
  variante?: VarianteBotao;
}

/** Opens the sheet by which a group is shared. A private group, or one that is over, opens for nobody who is told. */
export function CompartilharGrupo({ grupo, fonte, variante = 'suave' }: CompartilharGrupoProps) {
  const [aberta, setAberta] = useState(false);
  if (!compartilhavel(grupo)) return null;
  return (
    <>
      <Botao
        variante={variante}
        tamanho="sm"
        icone={<IconShare size={20} stroke={1.75} />}
        onClick={() => setAberta(true)}
      >
        Compartilhar
      </Botao>
      <FolhaCompartilhar
        aberta={aberta}
        aoFechar={() => setAberta(false)}
        que={{ tipo: 'grupo', id: grupo.id }}
        nome={grupo.plano === '' ? grupo.servico : `${grupo.servico} ${grupo.plano}`}
        fonte={fonte}
      >
        {aberta && <LinkCurtoDoGrupo idGrupo={grupo.id} />}
      </FolhaCompartilhar>
    </>
  );
}

function compartilhavel({ visibilidade, statusId }: CompartilharGrupoProps['grupo']): boolean {
  return visibilidade === ID_VISIBILIDADE_GRUPO.publico && STATUS_NO_AR.some((status) => status === statusId);
}
