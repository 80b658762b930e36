import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { rotaFeita } from '../../../../lib/rotas.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Chips } from '../../../../ui/base/chips.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Secao } from '../../../../ui/base/secao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { grupoMembroQueries } from '../../queries-membro.ts';
import { MeuGrupoCard } from '../components/meu-grupo-card.tsx';
import { PrecisaDeVoce } from '../components/precisa-de-voce.tsx';
import type { MeuGrupo } from '../partes-do-grupo.ts';
import { acabou } from '../partes-do-grupo.ts';
import c from './meus-grupos.module.css';

type Filtro = 'todos' | 'membro' | 'administrador';

/** /meus-grupos: the groups that need the reader first, then those where he takes part, then those that he runs. */
export function TelaMeusGrupos() {
  const consulta = useQuery(grupoMembroQueries.meus());
  const economia = consulta.data?.economiaMensal ?? 0;
  return (
    <Pagina
      titulo="Meus grupos"
      {...(economia > 0
        ? {
            subtitulo: (
              <>
                Você economiza <Valor valor={economia} /> por mês
              </>
            ),
          }
        : {})}
    >
      <Consulta
        consulta={consulta}
        erro="Não conseguimos carregar seus grupos"
        esqueleto={<OssoLista quantos={3} />}
        vazio={{ quando: ({ itens }) => itens.length === 0, mostra: <SemGrupos /> }}
      >
        {({ itens }) => <Grupos itens={itens} />}
      </Consulta>
      <nav className={c['outros']} aria-label="Outros grupos seus">
        <Ligacao href={paths.checkoutGrupoPrivado()}>Grupos privados e convites</Ligacao>
        <Ligacao href={paths.meusGruposHistorico()}>Bolões que terminaram</Ligacao>
      </nav>
    </Pagina>
  );
}

function Grupos({ itens }: { readonly itens: readonly MeuGrupo[] }) {
  const [filtro, setFiltro] = useState<Filtro>('todos');
  const vivos = itens.filter((item) => !acabou(item));
  const acabados = itens.filter(acabou);
  const participo = vivos.filter(({ papel }) => papel === 'membro');
  const administro = vivos.filter(({ papel }) => papel === 'administrador');
  const comFiltro = participo.length > 0 && administro.length > 0;
  return (
    <>
      <PrecisaDeVoce titulo="Precisa de você" itens={itens} />
      {comFiltro && (
        <Chips
          rotulo="Mostrar"
          valor={filtro}
          aoEscolher={setFiltro}
          chips={[
            { valor: 'todos', rotulo: 'Todos', conta: vivos.length },
            { valor: 'membro', rotulo: 'Participo', conta: participo.length },
            { valor: 'administrador', rotulo: 'Administro', conta: administro.length },
          ]}
        />
      )}
      {filtro !== 'administrador' && <Lista titulo="Você participa" itens={participo} />}
      {filtro !== 'membro' && <Lista titulo="Você administra" itens={administro} />}
      <Acabados itens={acabados} />
    </>
  );
}

/** Groups that are over or were refused: folded, below the living ones. */
function Acabados({ itens }: { readonly itens: readonly MeuGrupo[] }) {
  if (itens.length === 0) return null;
  return (
    <details className={c['acabados']}>
      <summary>{`Encerrados e reprovados (${itens.length})`}</summary>
      <div className={c['grade']}>
        {itens.map((item) => (
          <MeuGrupoCard key={`${item.papel}-${item.grupo.id}`} item={item} />
        ))}
      </div>
    </details>
  );
}

function Lista({ titulo, itens }: { readonly titulo: string; readonly itens: readonly MeuGrupo[] }) {
  if (itens.length === 0) return null;
  return (
    <Secao titulo={titulo}>
      <div className={c['grade']}>
        {itens.map((item) => (
          <MeuGrupoCard key={`${item.papel}-${item.grupo.id}`} item={item} />
        ))}
      </div>
    </Secao>
  );
}

function SemGrupos() {
  const podePesquisar = rotaFeita('pesquisa');
  return (
    <Vazio
      titulo="Você ainda não está em nenhum grupo"
      detalhe="Escolha um serviço e pague só a sua parte, ou divida um que você já assina."
      acao={
        <div className={c['acoes']}>
          {podePesquisar && <Botao href={paths.pesquisa()}>Pesquisar grupos</Botao>}
          <Botao href={paths.novoGrupoEscolha()} variante={podePesquisar ? 'suave' : 'primario'}>
            Criar grupo
          </Botao>
        </div>
      }
    />
  );
}
