import { paths } from '../../../../lib/paths.ts';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import type { MotivoDoFim } from '../fim.ts';

type Ajuda = NonNullable<MotivoDoFim['ajuda']>;

interface AjudaDoMotivoProps {
  readonly idGrupo: number;
  readonly ajuda: Ajuda;
}

const DESTINO: {
  readonly [T in Ajuda['tipo']]: { readonly href: (id: number) => string; readonly nome: string };
} = {
  alterarValor: { href: (id) => paths.grupoAdminAlterarValor(id), nome: 'Ver a conta do novo preço' },
  passarAdiante: { href: (id) => paths.grupoAdminCancelamentoInformacoes(id), nome: 'Passar o grupo adiante' },
  convidar: { href: (id) => paths.grupoAdminConvidar(id), nome: 'Convidar amigos' },
  removerMembro: { href: (id) => paths.grupoAdmin(id), nome: 'Escolher o membro' },
};

/** The one help that this reason has: it may make the end needless. */
export function AjudaDoMotivo({ idGrupo, ajuda }: AjudaDoMotivoProps) {
  const { href, nome } = DESTINO[ajuda.tipo];
  return (
    <Nota titulo={ajuda.titulo}>
      {ajuda.texto} <Ligacao href={href(idGrupo)}>{nome}</Ligacao>
    </Nota>
  );
}
