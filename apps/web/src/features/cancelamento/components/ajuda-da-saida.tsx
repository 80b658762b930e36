import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { despachar } from '../fluxo.ts';
import { useResponderMotivo } from '../mutations.ts';
import type { Ajuda, MotivoDoMembro } from '../saida.ts';
import c from './ajuda-da-saida.module.css';

interface AjudaDaSaidaProps {
  readonly idGrupo: number;
  readonly motivo: MotivoDoMembro;
}

/** Where each answer leads, and the words of its button. */
const DESTINO: {
  readonly [T in Ajuda['tipo']]: { readonly nome: string; readonly href: (p: Lugar) => string };
} = {
  grupoMaisBarato: { nome: 'Ver esse grupo', href: ({ id, outro }) => paths.grupo(outro ?? id) },
  naoEntrei: { nome: 'Dizer que não entrei', href: ({ id }) => paths.grupoDadosAcesso(id) },
  reclamar: { nome: 'Reclamar do grupo', href: ({ id }) => paths.reclamacaoInformacoes({ grupo: id }) },
  conversar: { nome: 'Mandar uma mensagem', href: ({ id }) => paths.grupoMembroMensagem(id) },
  sairComData: { nome: 'Sair só no fim do mês', href: ({ id }) => paths.grupoMembroCancelamentoEscolha(id) },
  dividirOMeu: { nome: 'Criar o meu grupo', href: () => paths.novoGrupoEscolha() },
};

interface Lugar {
  readonly id: number;
  readonly outro: number | null;
}

/** The one answer to a reason; taking it is counted, and never stands in the way of leaving (REGRAS 2.9). */
export function AjudaDaSaida({ idGrupo, motivo: { id: motivo, ajuda } }: AjudaDaSaidaProps) {
  const responder = useResponderMotivo();
  if (ajuda === null) return null;
  const { tipo, titulo, texto, idGrupo: outro } = ajuda;
  const { nome, href } = DESTINO[tipo];
  function aceitar(): void {
    responder.mutate({ body: { idGrupo, motivo, aceitou: true } });
    if (tipo === 'sairComData') despachar({ tipo: 'escolher', saida: 'fimDoCiclo' });
  }
  return (
    <Nota titulo={titulo}>
      <p className={c['texto']}>{texto}</p>
      <Botao variante="linha" tamanho="sm" href={href({ id: idGrupo, outro })} onClick={aceitar}>
        {nome}
      </Botao>
    </Nota>
  );
}
