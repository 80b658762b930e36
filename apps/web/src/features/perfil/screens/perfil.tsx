import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { DESCONTO_DO_INDICADO } from '@rateia/domain/indicacao/regras';
import { MARCA } from '@rateia/domain/marca';
import {
  IconBug,
  IconCircleCheck,
  IconClock,
  IconFileText,
  IconHeartHandshake,
  IconIdBadge2,
  IconMail,
  IconMessageReport,
  IconPhone,
  IconShieldLock,
  IconUserEdit,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import type { NomeDaRota } from '../../../lib/rotas.ts';
import { rotaFeita } from '../../../lib/rotas.ts';
import type { Usuario } from '../../../lib/usuario.ts';
import { usuarioQuery } from '../../../lib/usuario.ts';
import { Avatar } from '../../../ui/base/avatar.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { BotaoCompartilhar } from '../../../ui/compartilhar/botao-compartilhar.tsx';
import { Osso, OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { papeisNosGrupos } from '../papeis.ts';
import { perfilQueries } from '../queries.ts';
import c from './perfil.module.css';

/** /perfil (spec 1, §2): the person's role, the confirmed data, the savings, and the way to every section. */
export function TelaPerfil() {
  const usuario = useQuery(usuarioQuery);
  return (
    <Pagina titulo="Perfil" largura="media">
      <Consulta consulta={usuario} esqueleto={<OssoLista quantos={4} />} erro="Não conseguimos carregar o seu perfil">
        {(dados) => (
          <div className={c['pilha']}>
            <Cabeca usuario={dados} />
            <div className={c['dupla']}>
              <Economia />
              <Codigo codigo={dados.codIndicacao} />
            </div>
            <Validacoes usuario={dados} />
            <Secoes />
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function Cabeca({ usuario }: { readonly usuario: Usuario }) {
  const { nome, nickName, imagem, email } = usuario;
  return (
    <Cartao>
      <div className={c['cabeca']}>
        <Avatar nome={nome} imagem={imagem} tamanho={84} voce />
        <div className={c['quem']}>
          <h2>{nome}</h2>
          <p>{nickName === null ? email : `${nickName}, ${email}`}</p>
          <div className={c['papeis']}>
            {papeisNosGrupos(usuario).map((papel) => (
              <Etiqueta key={papel} tom="marca">
                {papel}
              </Etiqueta>
            ))}
          </div>
        </div>
        <Botao
          variante="suave"
          tamanho="sm"
          href={paths.perfilEdicao()}
          icone={<IconUserEdit size={20} stroke={1.75} />}
        >
          Editar perfil
        </Botao>
      </div>
    </Cartao>
  );
}

function Economia() {
  const economia = useQuery(perfilQueries.economia());
  return (
    <Cartao titulo="Sua economia">
      <Consulta consulta={economia} esqueleto={<Osso altura={54} />} erro="Não conseguimos calcular a sua economia">
        {({ mensal, acumulada }) => (
          <div className={c['economia']}>
            <b className={c['valor']}>{formatarReais(centavos(mensal))}</b>
            <p>
              {mensal === 0
                ? 'Entre em um grupo para começar a economizar.'
                : `por mês. Até hoje foram ${formatarReais(centavos(acumulada))}.`}
            </p>
          </div>
        )}
      </Consulta>
    </Cartao>
  );
}

function Codigo({ codigo }: { readonly codigo: string }) {
  return (
    <Cartao titulo="Seu código de indicação">
      <div className={c['codigo']}>
        <b>{codigo}</b>
        <BotaoCopiar
          texto={codigo}
          nome="código de indicação"
          aviso="Seu código foi copiado"
          falha="Seu código não pode ser copiado, tente novamente!"
        />
      </div>
      <p className={c['apoio']}>
        Quem usar o seu código ganha {formatarReais(DESCONTO_DO_INDICADO)} na primeira assinatura.
      </p>
      <div className={c['convite']}>
        <BotaoCompartilhar
          que={{ tipo: 'indicacao', codigo }}
          nome={codigo}
          fonte="perfil"
          rotulo="Compartilhar convite"
        />
        <Ligacao href={paths.indicacao()}>Como funciona</Ligacao>
      </div>
    </Cartao>
  );
}

function Validacoes({ usuario }: { readonly usuario: Usuario }) {
  const { telefone, telefoneVerificado, email, emailVerificado, dadosFiscais, identidadeVerificada } = usuario;
  return (
    <Cartao titulo="Seus dados" rente>
      <Lista>
        <LinhaLista
          icone={<IconMail size={22} stroke={1.75} />}
          titulo="E-mail"
          detalhe={email}
          situacao={<Situacao feita={emailVerificado} />}
          href={paths.perfilAvisoAlterarEmail()}
        />
        <LinhaLista
          icone={<IconPhone size={22} stroke={1.75} />}
          titulo="Telefone"
          detalhe={telefone ?? 'Ainda não informado'}
          situacao={<Situacao feita={telefoneVerificado} />}
          href={telefoneVerificado ? paths.perfilAlterarTelefone() : paths.perfilTelefoneValidar()}
        />
        <LinhaLista
          icone={<IconFileText size={22} stroke={1.75} />}
          titulo="Dados fiscais"
          detalhe="CPF, nascimento e endereço"
          situacao={<Situacao feita={dadosFiscais} />}
          href={paths.perfilDadosFiscais()}
        />
        <LinhaLista
          icone={<IconIdBadge2 size={22} stroke={1.75} />}
          titulo="Identidade"
          detalhe={
            identidadeVerificada ? 'Seus limites já são os maiores' : 'Documento e selfie aumentam os seus limites'
          }
          situacao={<Situacao feita={identidadeVerificada} />}
          href={paths.validacaoConta()}
        />
      </Lista>
    </Cartao>
  );
}

function Situacao({ feita }: { readonly feita: boolean }) {
  return feita ? (
    <Etiqueta tom="success" icone={<IconCircleCheck size={15} stroke={2} aria-hidden="true" />}>
      Confirmado
    </Etiqueta>
  ) : (
    <Etiqueta tom="warning" icone={<IconClock size={15} stroke={2} aria-hidden="true" />}>
      Falta confirmar
    </Etiqueta>
  );
}

interface Secao {
  readonly rota: NomeDaRota;
  readonly titulo: string;
  readonly detalhe: string;
  readonly href: string;
  readonly icone: ReactNode;
}

const icone = { size: 22, stroke: 1.75 } as const;
const secoes: readonly Secao[] = [
  {
    rota: 'perfilSeguranca',
    titulo: 'Segurança',
    detalhe: 'Senha, duas etapas e aparelhos',
    href: paths.perfilSeguranca(),
    icone: <IconShieldLock {...icone} />,
  },
  {
    rota: 'perfilRede',
    titulo: 'Minha rede',
    detalhe: 'Amigos, família e convites',
    href: paths.perfilRede(),
    icone: <IconUsers {...icone} />,
  },
  {
    rota: 'perfilCartoes',
    titulo: 'Cartões',
    detalhe: 'Os cartões que você guardou',
    href: paths.perfilCartoes(),
    icone: <IconFileText {...icone} />,
  },
  {
    rota: 'perfilPreferenciasDeComunicacao',
    titulo: 'Preferências de comunicação',
    detalhe: 'O que você quer receber, e por onde',
    href: paths.perfilPreferenciasDeComunicacao(),
    icone: <IconMail {...icone} />,
  },
  {
    rota: 'jogoResponsavel',
    titulo: 'Jogo responsável',
    detalhe: 'Limite, pausa e autoexclusão dos bolões',
    href: paths.jogoResponsavel(),
    icone: <IconHeartHandshake {...icone} />,
  },
  {
    rota: 'portalPrivacidade',
    titulo: 'Privacidade',
    detalhe: 'Seus dados, exportar e excluir',
    href: paths.portalPrivacidade(),
    icone: <IconShieldLock {...icone} />,
  },
  {
    rota: 'perfilRelatarProblema',
    titulo: 'Relatar problema',
    detalhe: `Fale com a equipe ${MARCA}`,
    href: paths.perfilRelatarProblema(),
    icone: <IconMessageReport {...icone} />,
  },
  {
    rota: 'perfilBugBounty',
    titulo: 'Bug bounty',
    detalhe: 'Para quem encontra falhas de segurança',
    href: paths.perfilBugBounty(),
    icone: <IconBug {...icone} />,
  },
];

/** The sections that exist: a pending one is not offered. */
function Secoes() {
  return (
    <Cartao titulo="Sua conta" rente>
      <Lista>
        {secoes
          .filter(({ rota }) => rotaFeita(rota))
          .map(({ rota, titulo, detalhe, href, icone: figura }) => (
            <LinhaLista key={rota} icone={figura} titulo={titulo} detalhe={detalhe} href={href} />
          ))}
      </Lista>
    </Cartao>
  );
}
