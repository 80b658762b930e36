import { useDebouncedValue } from '@mantine/hooks';
import { ID_SERVICO_PADRAO, ID_STATUS_SERVICO } from '@rateia/domain/grupos/enums';
import { IconPencilPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { Oculto } from '../../../../ui/base/oculto.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import { despachar } from '../../fluxo.ts';
import { posicaoDe } from '../../passos.ts';
import { novoGrupoQueries } from '../../queries.ts';
import type { Servico } from '../../rascunho.ts';
import { usePrazos } from '../../textos.ts';
import c from './servicos.module.css';

const ESPERA_MS = 250;

/** /novo-grupo/servicos: the catalogue, searched while it is typed. */
export function TelaServicos() {
  const [busca, setBusca] = useState('');
  const [procurada] = useDebouncedValue(busca.trim(), ESPERA_MS);
  const servicos = useQuery(novoGrupoQueries.servicos(procurada));
  return (
    <PassoFluxo pergunta="Qual é o serviço?" {...posicaoDe('servicos')} voltar={paths.novoGrupoEscolha()}>
      <CampoTexto
        rotulo="Buscar no catálogo"
        tipo="search"
        value={busca}
        onChange={setBusca}
        maxLength={80}
        placeholder="Nome do serviço"
        autoComplete="off"
        icone={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      />
      <Consulta
        consulta={servicos}
        erro="Não conseguimos carregar o catálogo"
        esqueleto={<OssoLista quantos={4} />}
        vazio={{ quando: (dados) => !dados.servicos.some(noCatalogo), mostra: <SemServico busca={procurada} /> }}
      >
        {(dados) => (
          <div>
            <span role="status">
              <Oculto>{`${dados.servicos.filter(noCatalogo).length} serviços encontrados.`}</Oculto>
            </span>
            <Cartao rente>
              <Lista>
                {dados.servicos.filter(noCatalogo).map((servico) => (
                  <LinhaServico key={servico.id} servico={servico} />
                ))}
                <LinhaLista
                  icone={<IconPencilPlus size={22} stroke={1.75} />}
                  titulo="Outro serviço"
                  detalhe="Não achou? Descreva o plano e nossa equipe confere."
                  href={paths.novoGrupoPersonalizar()}
                />
              </Lista>
            </Cartao>
          </div>
        )}
      </Consulta>
    </PassoFluxo>
  );
}

function LinhaServico({ servico }: { readonly servico: Servico }) {
  function escolher(): void {
    despachar({ tipo: 'escolherServico', servico });
    void irPara(paths.novoGrupoPlanos(servico.nomeUrl));
  }
  const conferido = servico.status === ID_STATUS_SERVICO.restrito;
  return (
    <LinhaLista
      inicio={<Tile cor={servico.cor} icone={servico.icone} tamanho={44} />}
      titulo={servico.nome}
      detalhe={conferido ? `${servico.categoriaDescricao} · passa por aprovação` : servico.categoriaDescricao}
      fim={
        servico.valorAPartirDe !== null && (
          <span className={c['desde']}>
            <small>desde</small>
            <Valor valor={servico.valorAPartirDe} />
            <Oculto> por pessoa</Oculto>
          </span>
        )
      }
      onClick={escolher}
    />
  );
}

/** The service that stands for any other has its own way. */
function noCatalogo({ id }: Servico): boolean {
  return id !== ID_SERVICO_PADRAO;
}

function SemServico({ busca }: { readonly busca: string }) {
  const { aprovacao } = usePrazos();
  return (
    <Vazio
      titulo={`Nenhum serviço com "${busca}"`}
      detalhe={`Você pode criar o grupo assim mesmo: descreva o plano e nossa equipe confere em ${aprovacao}.`}
      acao={<Botao href={paths.novoGrupoPersonalizar()}>Criar com outro serviço</Botao>}
    />
  );
}
