import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import type { VarianteBotao } from '../../../../ui/base/botao.tsx';
import { BotaoCompartilhar } from '../../../../ui/compartilhar/botao-compartilhar.tsx';
import { LinkCurtoDoGrupo } from './link-curto-do-grupo.tsx';

interface CompartilharGrupoProps {
  readonly grupo: {
    readonly id: number;
    readonly servico: string;
    readonly plano: string;
    readonly visibilidade: number;
    readonly statusId: number;
  };
  /** The page it is shared from. */
  readonly fonte: 'grupo' | 'grupo-membro' | 'grupo-admin';
  readonly variante?: VarianteBotao;
  readonly tamanho?: 'sm' | 'md';
}

/** Opens the sheet by which a group is shared. A private group, or one that is over, opens for nobody who is told. */
export function CompartilharGrupo({ grupo, fonte, variante = 'suave', tamanho = 'sm' }: CompartilharGrupoProps) {
  if (!compartilhavel(grupo)) return null;
  return (
    <BotaoCompartilhar
      que={{ tipo: 'grupo', id: grupo.id }}
      nome={nomeParaCompartilhar(grupo)}
      fonte={fonte}
      variante={variante}
      tamanho={tamanho}
    >
      <LinkCurtoDoGrupo idGrupo={grupo.id} />
    </BotaoCompartilhar>
  );
}

/** The name of a group in the text that is sent: what it shares, not what its people call it. */
export function nomeParaCompartilhar({ servico, plano }: { readonly servico: string; readonly plano: string }): string {
  return plano === '' ? servico : `${servico} ${plano}`;
}

export function compartilhavel({ visibilidade, statusId }: CompartilharGrupoProps['grupo']): boolean {
  return visibilidade === ID_VISIBILIDADE_GRUPO.publico && STATUS_NO_AR.some((status) => status === statusId);
}
