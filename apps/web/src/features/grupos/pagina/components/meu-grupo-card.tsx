import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { IconKey, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { Avatar } from '../../../../ui/base/avatar.tsx';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { StatusBadge } from '../../../../ui/grupo/status-badge.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import { descreverVagas, Vagas } from '../../../../ui/partes/vagas.tsx';
import type { MeuGrupo } from '../partes-do-grupo.ts';
import { dataDoMembro, vagasDoMeuGrupo } from '../partes-do-grupo.ts';
import c from './meu-grupo-card.module.css';

/** One of the reader's groups: its administrator, the reader's seat, the next step, and the way in. */
export function MeuGrupoCard({ item }: { readonly item: MeuGrupo }) {
  const { grupo, papel } = item;
  const vagas = vagasDoMeuGrupo(item);
  const meu = papel === 'administrador';
  return (
    <Cartao className={c['card']}>
      <div className={c['topo']}>
        <Tile cor={grupo.cor} icone={grupo.icone} />
        <div className={c['nomes']}>
          <h3>{grupo.nome}</h3>
          {!meu && (
            <span className={c['admin']}>
              <Avatar nome={grupo.admin.nome} imagem={grupo.admin.imagem} tamanho={20} />
              {grupo.admin.nome}
            </span>
          )}
        </div>
        <StatusBadge maquina="grupo" status={grupo.statusId} />
      </div>
      <Vagas vagas={vagas} larga descricao={descreverVagas(vagas)} />
      {meu ? <FatosDoAdministrador item={item} /> : <FatosDoMembro item={item} />}
      <div className={c['acoes']}>{meu ? <AcoesDoAdministrador item={item} /> : <AcoesDoMembro item={item} />}</div>
    </Cartao>
  );
}

function FatosDoMembro({ item: { assinatura } }: { readonly item: MeuGrupo }) {
  if (assinatura === null) return null;
  const { rotulo, valor } = dataDoMembro(assinatura);
  const saindo = assinatura.saidaEm !== null && assinatura.caucao > 0;
  return (
    <Fatos
      esquerda={{ rotulo, valor }}
      direita={
        saindo
          ? { rotulo: 'Caução de volta', valor: <Valor valor={assinatura.caucao} /> }
          : { rotulo: 'Por mês', valor: <Valor valor={assinatura.valorMensal} /> }
      }
    />
  );
}

function FatosDoAdministrador({ item: { grupo } }: { readonly item: MeuGrupo }) {
  return (
    <Fatos
      esquerda={{ rotulo: 'Você recebe por vaga', valor: <Valor valor={grupo.valorSemTaxas} /> }}
      direita={{ rotulo: 'Vagas livres', valor: grupo.vagasDisponiveis }}
    />
  );
}

interface FatosProps {
  readonly esquerda: { readonly rotulo: string; readonly valor: ReactNode };
  readonly direita: { readonly rotulo: string; readonly valor: ReactNode };
}

function Fatos({ esquerda, direita }: FatosProps) {
  return (
    <dl className={c['fatos']}>
      <div>
        <dt>{esquerda.rotulo}</dt>
        <dd>{esquerda.valor}</dd>
      </div>
      <div>
        <dt>{direita.rotulo}</dt>
        <dd>{direita.valor}</dd>
      </div>
    </dl>
  );
}

const COM_ACESSO: readonly string[] = [ID_ESTADO_ASSINATURA.ativa, ID_ESTADO_ASSINATURA.emSaida];

function AcoesDoMembro({ item: { grupo, assinatura, precisaDeVoce } }: { readonly item: MeuGrupo }) {
  const comAcesso =
    assinatura !== null && assinatura.acessoEntregueEm !== null && COM_ACESSO.includes(assinatura.estado);
  const espera = precisaDeVoce[0];
  const aPagar = precisaDeVoce.find(({ chave }) => chave === 'pagarFatura' || chave === 'refazerCaucao');
  // A person with only a hold has no page of a member yet.
  if (espera?.chave === 'pagarReserva') {
    const minhas = assinatura?.vagas === 1 ? 'minha vaga' : 'minhas vagas';
    return (
      <>
        <Botao href={espera.link} tamanho="sm" rotulo={`Pagar ${minhas} em ${grupo.nome}`}>
          {`Pagar ${minhas}`}
        </Botao>
        <Botao href={paths.grupo(grupo.id)} variante="texto" tamanho="sm" rotulo={`Abrir grupo ${grupo.nome}`}>
          Abrir grupo
        </Botao>
      </>
    );
  }
  return (
    <>
      {aPagar !== undefined && (
        <Botao href={aPagar.link} tamanho="sm" rotulo={`Pagar fatura de ${grupo.nome}`}>
          Pagar fatura
        </Botao>
      )}
      {comAcesso && (
        <Botao
          href={paths.grupoDadosAcesso(grupo.id)}
          variante={aPagar === undefined && espera?.chave === 'confirmarAcesso' ? 'primario' : 'suave'}
          tamanho="sm"
          icone={<IconKey size={20} stroke={1.75} />}
          rotulo={`Ver acesso de ${grupo.nome}`}
        >
          Ver acesso
        </Botao>
      )}
      <Botao
        href={paths.grupoMembro(grupo.id)}
        variante={comAcesso || aPagar !== undefined ? 'texto' : 'suave'}
        tamanho="sm"
        rotulo={`Abrir grupo ${grupo.nome}`}
      >
        Abrir grupo
      </Botao>
    </>
  );
}

const VERBOS: Readonly<Record<string, string>> = {
  enviarAcesso: 'Enviar acesso',
  trocarAcesso: 'Trocar acesso',
  liberar: 'Avisar que assinei',
  editar: 'Fazer ajustes',
};

function AcoesDoAdministrador({ item: { grupo, precisaDeVoce } }: { readonly item: MeuGrupo }) {
  const espera = precisaDeVoce[0];
  const verbo = VERBOS[espera?.chave ?? ''] ?? 'Resolver pendência';
  return (
    <>
      {espera !== undefined && (
        <Botao href={espera.link} tamanho="sm" rotulo={`${verbo}, ${grupo.nome}`}>
          {verbo}
        </Botao>
      )}
      <Botao
        href={paths.grupoAdmin(grupo.id)}
        variante={espera === undefined ? 'suave' : 'texto'}
        tamanho="sm"
        icone={<IconSettings size={20} stroke={1.75} />}
        rotulo={`Administrar ${grupo.nome}`}
      >
        Administrar
      </Botao>
    </>
  );
}
