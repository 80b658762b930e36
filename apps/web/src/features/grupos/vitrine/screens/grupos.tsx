import { useMediaQuery } from '@mantine/hooks';
import { diaDaSemana, formatarDia } from '@rateia/domain/datas-formatadas';
import { useState } from 'react';
import { hoje } from '../../../../lib/momento.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { rotaFeita } from '../../../../lib/rotas.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Avatar } from '../../../../ui/base/avatar.tsx';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Secao } from '../../../../ui/base/secao.tsx';
import { Espaco } from '../../../../ui/campanha/espaco.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { lerFiltros, paraEndereco, semFiltros } from '../../filtros.ts';
import { Agenda } from '../../pagina/components/agenda.tsx';
import { CampoDeBusca } from '../components/campo-de-busca.tsx';
import { CarteiraAoLado } from '../components/carteira-ao-lado.tsx';
import { Categorias } from '../components/categorias.tsx';
import { Descoberta } from '../components/descoberta.tsx';
import { Economia } from '../components/economia.tsx';
import { ListaDeGrupos } from '../components/lista-de-grupos.tsx';
import { Recomendados } from '../components/recomendados.tsx';
import c from './grupos.module.css';

const semEspera = { getInitialValueInEffect: false };
/** A rail on a phone, one row on wide screens. */
const RECOMENDADOS = { trilho: 8, linha: 3 };

/** /grupos (spec 2, §2): the first page after a login. The agenda, savings, search, recommendations, then every group. */
export function TelaGrupos() {
  const busca = useBusca();
  const filtros = { ...semFiltros, categoria: lerFiltros(busca).categoria };
  const [texto, setTexto] = useState('');
  const emLinha = useMediaQuery('(min-width: 600px)', false, semEspera);
  const comLado = useMediaQuery('(min-width: 1000px)', false, semEspera);
  return (
    <Pagina titulo="Grupos" semTitulo>
      <Saudacao />
      <Agenda comCobrancas={!comLado} />
      <Economia>
        <CampoDeBusca
          value={texto}
          onChange={setTexto}
          aoBuscar={() => void irPara(paths.pesquisa(paraEndereco({ ...semFiltros, busca: texto.trim() })))}
        />
      </Economia>
      <div className={c['meio']}>
        <Recomendados quantos={emLinha ? RECOMENDADOS.linha : RECOMENDADOS.trilho} />
        {comLado && (
          <aside aria-label="Sua carteira">
            <CarteiraAoLado />
          </aside>
        )}
      </div>
      <div className={c['banner']}>
        <Espaco tag="inicio" />
      </div>
      <Descoberta />
      <Secao
        titulo="Todos os grupos"
        lado={
          <Ligacao pequena href={paths.pesquisa(paraEndereco(filtros))}>
            Filtrar
          </Ligacao>
        }
      >
        <div className={c['lista']}>
          <Categorias
            escolhida={filtros.categoria}
            aoEscolher={(categoria) =>
              void irPara(paths.grupos({ ...busca, categoria }), { substitui: true, fica: true })
            }
          />
          <ListaDeGrupos filtros={filtros} vazio={<SemGrupos />} />
        </div>
      </Secao>
    </Pagina>
  );
}

/** The day and the name on a phone; on wide screens the header has the name, and the title is only read. */
function Saudacao() {
  const usuario = useUsuario();
  const dia = hoje();
  const semana = diaDaSemana(dia);
  return (
    <div className={c['saudacao']}>
      <Avatar nome={usuario?.nome ?? ''} imagem={usuario?.imagem} tamanho={44} />
      <div>
        <p>{`${semana.charAt(0).toLocaleUpperCase('pt-BR')}${semana.slice(1)}, ${formatarDia(dia)}`}</p>
        <h1 tabIndex={-1}>{usuario === undefined ? 'Oi' : `Oi, ${usuario.primeiroNome}`}</h1>
      </div>
    </div>
  );
}

function SemGrupos() {
  return (
    <Vazio
      titulo="Nenhum grupo com vagas por aqui ainda"
      detalhe="Você pode criar o primeiro e dividir a sua assinatura."
      acao={rotaFeita('novoGrupoEscolha') && <Botao href={paths.novoGrupoEscolha()}>Criar um grupo</Botao>}
    />
  );
}
