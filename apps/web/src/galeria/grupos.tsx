import { STATUS_CREDITO, STATUS_FATURA, STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import { MARCA } from '@rateia/domain/marca';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Cartao } from '../ui/base/cartao.tsx';
import { Chips } from '../ui/base/chips.tsx';
import { Etiqueta } from '../ui/base/etiqueta.tsx';
import { Ligacao } from '../ui/base/ligacao.tsx';
import { Quantidade } from '../ui/base/quantidade.tsx';
import { Sanfona } from '../ui/base/sanfona.tsx';
import { Grade, Secao, Trilho } from '../ui/base/secao.tsx';
import { Passos } from '../ui/fluxo/passos.tsx';
import { CurvaDaMulta } from '../ui/grupo/curva-da-multa.tsx';
import { GrupoCard } from '../ui/grupo/grupo-card.tsx';
import { StatusBadge } from '../ui/grupo/status-badge.tsx';
import { Composicao } from '../ui/partes/composicao.tsx';
import { Lugares } from '../ui/partes/lugares.tsx';
import { vagasDasContagens } from '../ui/partes/vagas.tsx';

const maquinas = {
  grupo: STATUS_GRUPO,
  fatura: STATUS_FATURA,
  credito: STATUS_CREDITO,
  previsao: STATUS_PREVISAO,
} as const;

/** Groups, seats, status, steps and prices. */
export function GruposNaGaleria() {
  const [filtro, setFiltro] = useState('todas');
  const [vagas, setVagas] = useState(1);
  return (
    <>
      <Secao
        titulo="Recomendados para você"
        lado={
          <Ligacao href="#todos" pequena>
            Ver todos
          </Ligacao>
        }
      >
        <Trilho>
          {(['cor-01', 'cor-02', 'cor-03'] as const).map((cor, i) => (
            <GrupoCard
              key={cor}
              href="#grupo"
              nome={['YouTube Premium', 'Microsoft 365', 'Headspace com um nome muito longo mesmo'][i] ?? ''}
              plano="Família · 6 lugares"
              cor={cor}
              icone={`icone-0${i + 1}`}
              valor={1048 + i * 100}
              vagas={vagasDasContagens({ total: 6, livres: 2 })}
              textoVagas="2 vagas livres"
              recomendacao={{ motivo: 'Combina com o seu Spotify', sozinho: { valor: 2690, texto: '61% menos' } }}
              economia="61% menos"
            />
          ))}
        </Trilho>
      </Secao>
      <Secao titulo="Multa da fidelidade">
        <CurvaDaMulta
          atual={2}
          curva={[
            { mes: 1, multa: 800 },
            { mes: 2, multa: 400 },
            { mes: 3, multa: 0 },
          ]}
        />
      </Secao>
      <Secao titulo="Mais procurados">
        <Chips
          rotulo="Categorias"
          valor={filtro}
          aoEscolher={setFiltro}
          chips={[
            { valor: 'todas', rotulo: 'Todas', conta: 8 },
            { valor: 'video', rotulo: 'Vídeo', conta: 4 },
            { valor: 'musica', rotulo: 'Música' },
            { valor: 'nuvem', rotulo: 'Nuvem e segurança' },
          ]}
        />
        <br />
        <Grade>
          <GrupoCard
            href="#g1"
            nome="HBO Max"
            plano="Platinum · 4 lugares"
            cor="cor-07"
            icone="icone-01"
            valor={1548}
            vagas={['ocupada', 'ocupada', 'retida', 'livre']}
            textoVagas="1 vaga livre"
            administrador={{ nome: 'Tereza Lobo', nota: 5 }}
            acessoInstantaneo
          />
          <GrupoCard
            href="#g2"
            nome="Apple One"
            plano="Família · 6 lugares"
            valor={1065}
            vagas={vagasDasContagens({ total: 5, livres: 0 })}
            textoVagas=""
            fila="Fila: entra em 9 jan"
            administrador={{ nome: 'Paulo Teles', nota: 4.8 }}
            fato="17 ciclos"
          />
          <GrupoCard
            href="#g4"
            nome="Turma da Sofia"
            plano="YouTube Premium · Família · 6 lugares"
            cor="cor-01"
            icone="icone-01"
            valor={1048}
            vagas={vagasDasContagens({ total: 6, livres: 2 })}
            textoVagas="2 vagas livres"
            jaTem="Você já tem este serviço"
          />
          <GrupoCard
            href="#g3"
            nome="Serviço de nome comprido que não cabe"
            plano="Online Família · 10 lugares"
            cor="cor-04"
            icone="icone-03"
            valor={1_000_000}
            vagas={vagasDasContagens({ total: 10, suas: 1, suasNaFila: 1, retidas: 1, livres: 3 })}
            textoVagas="3 vagas livres"
            administrador={{ nome: 'Maria Antonieta de Albuquerque e Silva', nota: 4.9 }}
            fato="22 ciclos"
          />
        </Grade>
      </Secao>
      <Secao titulo="Página do grupo">
        <Grade>
          <Cartao titulo="Lugares" ladoTitulo="2 vagas livres">
            <Lugares
              lugares={[
                { chave: 1, estado: 'ocupada', nome: 'Rafael', detalhe: 'Admin' },
                { chave: 2, estado: 'ocupada', nome: 'Beatriz' },
                { chave: 3, estado: 'retida' },
                { chave: 4, estado: 'sua', detalhe: 'Sua vaga' },
                { chave: 5, estado: 'livre' },
                { chave: 6, estado: 'sua-fila', detalhe: 'Entra em 9 jan' },
              ]}
            />
          </Cartao>
          <Cartao titulo="Do pagamento ao acesso">
            <Passos
              passos={[
                { titulo: 'Você paga', detalhe: 'Com Pix a vaga é sua na hora.', estado: 'feito' },
                { titulo: 'Rafael envia o convite em até 24 h', detalhe: 'Chega no seu e-mail.', estado: 'agora' },
                {
                  titulo: 'Você confirma que entrou',
                  detalhe: 'Não entrou em 72 horas? Devolvemos tudo.',
                  estado: 'depois',
                },
              ]}
            />
          </Cartao>
          <Cartao>
            <Composicao
              linhas={[
                { chave: 'plano', rotulo: 'Parte do plano', valor: 898, pintura: 'plano' },
                { chave: 'taxa', rotulo: `Taxa ${MARCA}`, valor: 150, pintura: 'taxa' },
                { chave: 'caucao', rotulo: 'Caução, volta para você', valor: 1048, pintura: 'caucao' },
              ]}
              total={{ rotulo: 'Você paga hoje', valor: 2096 }}
              depois={{ rotulo: 'A partir de 28 de janeiro', valor: 1048 }}
            />
          </Cartao>
          <Cartao>
            <Quantidade valor={vagas} max={3} aoMudar={setVagas} unidade={['vaga', 'vagas']} />
          </Cartao>
        </Grade>
      </Secao>
      <Secao titulo="Status">
        {Object.entries(maquinas).map(([maquina, tabela]) => (
          <p key={maquina}>
            {Object.values(tabela).map(({ id }) => (
              <StatusBadge key={id} maquina={maquina as 'grupo'} status={id} />
            ))}
          </p>
        ))}
        <Etiqueta icone={<IconMail size={15} stroke={2} aria-hidden="true" />}>Convite por e-mail</Etiqueta>{' '}
        <Etiqueta tom="voce">Sua vaga</Etiqueta>
      </Secao>
      <Secao titulo="Perguntas">
        <Sanfona
          aberta={0}
          itens={[
            { pergunta: 'O que é a caução?', resposta: 'É um depósito igual a uma mensalidade.' },
            { pergunta: 'Posso desistir?', resposta: 'Sim, em sete dias.' },
          ]}
        />
      </Secao>
    </>
  );
}
