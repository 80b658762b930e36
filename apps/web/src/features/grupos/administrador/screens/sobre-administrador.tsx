import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Avatar } from '../../../../ui/base/avatar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Secao } from '../../../../ui/base/secao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { GrupoCard } from '../../../../ui/grupo/grupo-card.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { tempoDeEntrega } from '../../fatos-do-administrador.ts';
import { gruposQueries } from '../../queries.ts';
import { cartaoDoGrupo } from '../../vitrine/vitrine.ts';
import s from './sobre-administrador.module.css';

type Sobre = RespostaDe<'getSobreAdministrador'>;
type Parte = Sobre['partes'][number];

/** /sobre-administrador/{id} (spec 2, §2): the reputation with its arithmetic, the facts, the groups on offer. */
export function TelaSobreAdministrador() {
  const id = useParametroId();
  const consulta = useQuery(gruposQueries.sobreAdministrador(id));
  return (
    <Pagina titulo={consulta.data?.primeiroNome ?? 'Sobre o administrador'} voltar={paths.grupos()} largura="media">
      <Consulta consulta={consulta} esqueleto={<OssoLista quantos={3} />} erro="Não conseguimos carregar esta página">
        {(dados) => (
          <div className={s['pilha']}>
            <Quem dados={dados} />
            <Conta dados={dados} />
            <Grupos dados={dados} />
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function Quem({ dados }: { readonly dados: Sobre }) {
  const { primeiroNome, imagem, identidadeVerificada, desde, nota } = dados;
  return (
    <Cartao>
      <div className={s['quem']}>
        <Avatar nome={primeiroNome} imagem={imagem} tamanho={84} />
        <div>
          <h2>{nota === null ? 'Ainda sem nota' : `${nota} de 100`}</h2>
          <p>{`Na ${MARCA} desde ${formatarDiaCompleto(desde)}.`}</p>
          {identidadeVerificada && (
            <Etiqueta tom="marca" icone={<IconRosetteDiscountCheck size={15} stroke={2} aria-hidden="true" />}>
              Identidade verificada
            </Etiqueta>
          )}
        </div>
      </div>
      <ListaDefinicao itens={fatosDe(dados)} />
    </Cartao>
  );
}

function fatosDe({ gruposAtivos, respondeEmMinutos, pessoasAgora, pessoasNoTotal }: Sobre) {
  return [
    { rotulo: 'Grupos ativos', valor: gruposAtivos },
    { rotulo: 'Pessoas nos grupos agora', valor: pessoasAgora },
    { rotulo: 'Pessoas até hoje', valor: pessoasNoTotal },
    {
      rotulo: 'Envia o acesso em',
      valor: respondeEmMinutos === null ? 'Ainda não enviou' : tempoDeEntrega(respondeEmMinutos),
    },
  ];
}

/** The formula and its inputs, open to everybody. */
function Conta({ dados }: { readonly dados: Sobre }) {
  const { partes, nota, calculadaEm, entregasParaNota, primeiroNome } = dados;
  return (
    <Cartao titulo="Como chegamos à nota">
      <p className={s['apoio']}>
        {nota === null
          ? `A nota aparece depois de ${entregasParaNota} acessos enviados. `
          : 'É a média das partes abaixo, cada uma com o seu peso. '}
        Só conta o que vimos acontecer, e um fato de um ano atrás pesa a metade. Ninguém compra nem pede nota.
      </p>
      {partes.length > 0 && (
        <ul className={s['partes']}>
          {partes.map((parte) => (
            <UmaParte key={parte.chave} parte={parte} dados={dados} />
          ))}
        </ul>
      )}
      {calculadaEm !== null && <p className={s['apoio']}>{`Conta de ${noTexto(momentoPerto(calculadaEm))}.`}</p>}
      {partes.length === 0 && <p className={s['apoio']}>{`${primeiroNome} ainda não tem grupo que começou.`}</p>}
    </Cartao>
  );
}

function UmaParte({ parte, dados }: { readonly parte: Parte; readonly dados: Sobre }) {
  const { rotulo, peso, valor } = parte;
  const grupos = useRegras()?.grupos;
  return (
    <li>
      <span className={s['rotulo']}>
        <b>{rotulo}</b>
        <span>{`peso ${peso}`}</span>
      </span>
      <span className={s['barra']} aria-hidden="true">
        <i style={{ inlineSize: `${valor ?? 0}%` }} />
      </span>
      <span className={s['medida']}>
        <span>{medidaDa(parte, dados, grupos)}</span>
        <b>{valor === null ? 'sem fatos' : valor}</b>
      </span>
    </li>
  );
}

type RegrasDosGrupos = { readonly horasParaEnviarDados: number; readonly horasParaEntregarAcesso: number } | undefined;

/** The measure of a part, with the number of its facts. */
function medidaDa({ chave, fatos }: Parte, { diasParaFicar }: Sobre, grupos: RegrasDosGrupos): string {
  const enviar = grupos?.horasParaEnviarDados ?? '';
  const entregar = grupos?.horasParaEntregarAcesso ?? '';
  const textos: Record<Parte['chave'], string> = {
    entrega: `${vezes(fatos, 'acesso', 'acessos')}. Até ${enviar} horas vale tudo, até ${entregar} horas vale a metade.`,
    resposta: `${vezes(fatos, 'pedido de ajuda', 'pedidos de ajuda')}. Vale a resposta antes do suporte.`,
    semDevolucao: `${vezes(fatos, 'vaga', 'vagas')} que terminaram ou já têm ${diasParaFicar} dias.`,
    permanencia: `${vezes(fatos, 'vaga', 'vagas')}. Vale ficar ${diasParaFicar} dias ou mais.`,
    tempo: 'Completa com 1 ano desde o primeiro grupo.',
  };
  return textos[chave];
}

function vezes(n: number, um: string, muitos: string): string {
  return `${n} ${n === 1 ? um : muitos}`;
}

function Grupos({ dados: { grupos, primeiroNome } }: { readonly dados: Sobre }) {
  const horas = useRegras()?.grupos.horasParaEnviarDados;
  if (grupos.length === 0) return <Cartao>{`${primeiroNome} não tem vagas abertas agora.`}</Cartao>;
  return (
    <Secao titulo="Grupos com vagas">
      <div className={s['grupos']}>
        {grupos.map((grupo) => (
          <GrupoCard key={grupo.id} {...cartaoDoGrupo(grupo, horas)} />
        ))}
      </div>
    </Secao>
  );
}
