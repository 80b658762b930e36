import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { IconCircleX, IconEyeSearch } from '@tabler/icons-react';
import { limitePerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { StatusBadge } from '../../../../ui/grupo/status-badge.tsx';
import type { Criado } from '../../rascunho.ts';
import { usePrazos } from '../../textos.ts';

import { Resultado } from '../components/resultado.tsx';

/**
 * /novo-grupo/{servico}/analise: an operator looks first; the deadline and the next step. Or the check refused it, and
 * the reason.
 */
export function TelaAnalise() {
  const { aprovacao } = usePrazos();
  return (
    <Resultado
      titulo={(criado) => (reprovado(criado) ? 'O grupo não passou na checagem' : 'Seu grupo está em análise')}
      texto={(criado) =>
        reprovado(criado)
          ? 'Não publicamos o grupo, e nada foi cobrado.'
          : `Nossa equipe responde ${ateQuando(criado, aprovacao)}. Avisamos por e-mail.`
      }
      icone={(criado) =>
        reprovado(criado) ? <IconCircleX size={72} stroke={1.25} /> : <IconEyeSearch size={72} stroke={1.25} />
      }
    >
      {(criado) => (reprovado(criado) ? <Reprovado criado={criado} /> : <EmAnalise criado={criado} />)}
    </Resultado>
  );
}

function EmAnalise({ criado }: { readonly criado: Criado }) {
  return (
    <>
      <Cartao>
        <ListaDefinicao
          itens={[
            { rotulo: 'Situação', valor: <StatusBadge maquina="grupo" status={criado.statusId} /> },
            ...(criado.motivo === '' ? [] : [{ rotulo: 'Motivo', valor: criado.motivo }]),
            ...(criado.prazo === null ? [] : [{ rotulo: 'Resposta até', valor: limitePerto(criado.prazo) }]),
          ]}
        />
      </Cartao>
      <Cartao titulo="O que acontece agora">
        <Passos
          passos={[
            { titulo: 'Grupo criado', estado: 'feito' },
            {
              titulo: 'Nossa equipe confere',
              detalhe: 'Serviço, valor e regras. Enquanto isso o grupo não aparece na busca.',
              estado: 'agora',
            },
            {
              titulo: 'Você recebe a resposta',
              detalhe:
                'Aprovado, entra no ar na hora. Se faltar algo, dizemos o que ajustar. Recusado, dizemos o motivo.',
              estado: 'depois',
            },
          ]}
        />
      </Cartao>
      <Botao href={paths.grupoAdmin(criado.id)} tamanho="lg" bloco>
        Acompanhar o grupo
      </Botao>
      <Botao href={paths.meusGrupos()} variante="texto" bloco>
        Ver meus grupos
      </Botao>
    </>
  );
}

function Reprovado({ criado }: { readonly criado: Criado }) {
  return (
    <>
      <Nota tom="danger" titulo="Motivo">
        {criado.motivo === '' ? 'O serviço, o valor ou um dos textos não é permitido.' : criado.motivo}
      </Nota>
      <Botao href={paths.novoGrupoEscolha()} tamanho="lg" bloco>
        Criar outro grupo
      </Botao>
      <Botao href={paths.meusGrupos()} variante="texto" bloco>
        Ver meus grupos
      </Botao>
    </>
  );
}

function reprovado({ statusId }: Criado): boolean {
  return statusId === ID_STATUS_GRUPO.reprovadoAutomaticamente;
}

function ateQuando({ prazo }: Criado, aprovacao: string): string {
  return prazo === null ? `em ${aprovacao}` : `até ${noTexto(limitePerto(prazo))}`;
}
