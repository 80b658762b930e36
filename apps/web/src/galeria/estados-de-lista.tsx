import { MARCA } from '@rateia/domain/marca';
import { IconBuildingBank, IconMail, IconWallet } from '@tabler/icons-react';
import { Avatar } from '../ui/base/avatar.tsx';
import { Cartao } from '../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../ui/base/lista.tsx';
import { ListaDefinicao } from '../ui/base/lista-definicao.tsx';
import { Sanfona } from '../ui/base/sanfona.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { CarteiraHero } from '../ui/carteira/carteira-hero.tsx';
import { Comprovante } from '../ui/carteira/comprovante.tsx';
import { DiaExtrato, LinhaExtrato } from '../ui/carteira/extrato.tsx';
import { FaturaRow } from '../ui/carteira/fatura-row.tsx';
import { EscolherAnexo, ListaDeAnexos } from '../ui/conversa/anexos.tsx';
import { Conversa, LinhaDoSistema, Mensagem } from '../ui/conversa/conversa.tsx';
import { Valor } from '../ui/dinheiro/valor.tsx';
import { GrupoCard } from '../ui/grupo/grupo-card.tsx';
import { Tile } from '../ui/grupo/tile.tsx';
import { Bolas } from '../ui/loteria/bola.tsx';
import { BolaoCard } from '../ui/loteria/bolao-card.tsx';
import { CaucaoCard } from '../ui/pagamento/caucao-card.tsx';
import { Composicao } from '../ui/partes/composicao.tsx';
import { Lugares } from '../ui/partes/lugares.tsx';
import { Vagas, vagasDasContagens } from '../ui/partes/vagas.tsx';
import { SITUACAO_DA_CONTA } from '../ui/situacao/conta.ts';
import { SITUACAO_DO_SERVICO } from '../ui/situacao/servico.ts';
import { Situacao } from '../ui/situacao/situacao.tsx';

function fazNada(): void {
  undefined;
}
const ANEXOS = [{ id: '1', nome: 'comprovante.jpg', tamanho: 482_113 }];
const banco = <IconBuildingBank size={22} stroke={1.75} />;

/** Rows, cards and money at their ends: empty, full, long, over. */
export function EstadosDeLista() {
  return (
    <Secao titulo="Estados: listas e cartões">
      <Grade>
        <Cartao rente>
          <Lista>
            <LinhaLista icone={banco} tomIcone="neutro" titulo="Conta bancária" onClick={fazNada} />
            <LinhaLista
              icone={banco}
              tomIcone="info"
              titulo="Outra conta"
              fim={<Valor valor={1000} tamanho="linha" />}
            />
            <LinhaLista
              icone={banco}
              titulo="Conta que espera o e-mail"
              detalhe="Agência 0001, conta 12345-6"
              situacao={<Situacao de={SITUACAO_DA_CONTA} valor="pendenteEmail" />}
            />
            <LinhaLista
              inicio={<Avatar nome="Maria Antonieta" />}
              titulo="Maria Antonieta de Albuquerque e Silva Prado Figueiredo"
              detalhe="uma-pessoa-de-endereco-comprido-demais@exemplo.com.br"
              fim="há 2 dias"
              href="#m"
            />
            {[11, 13, 19, 63, 67].map((status) => (
              <FaturaRow
                key={status}
                nome={status === 19 ? 'Serviço de nome comprido que não cabe em uma linha' : 'Serviço'}
                detalhe="Vence quarta, 30 dez"
                valor={status * 1000}
                status={status}
                href="#f"
              />
            ))}
          </Lista>
        </Cartao>
        <Cartao rente>
          <DiaExtrato dia="Um dia sem saldo">
            <LinhaExtrato
              icone={<IconWallet size={22} stroke={1.75} />}
              titulo="Um movimento de título comprido que ocupa mais de uma linha"
              detalhe="Boleto · 23h59"
              valor={-123_456_78}
            />
            <LinhaExtrato icone={banco} titulo="Nada" detalhe="Ajuste · 0h" valor={0} />
          </DiaExtrato>
        </Cartao>
        <Comprovante
          titulo="Boleto pago"
          valor={123_456_78}
          quando="1º de janeiro de 2027, 0h"
          icone={<IconMail size={28} stroke={1.75} />}
          linhas={[
            { rotulo: 'Para', valor: 'Maria Antonieta de Albuquerque e Silva Prado Figueiredo' },
            { rotulo: 'Total', valor: 'R$ 123.456,78', detalhe: 'Com a tarifa', total: true },
          ]}
        />
        <GrupoCard
          href="#g"
          nome="Um lugar só"
          plano="Individual · 1 lugar"
          cor="cor-05"
          icone="icone-06"
          valor={0}
          vagas={['sua']}
          textoVagas="Grupo cheio"
          fato="1 ciclo"
        />
        <GrupoCard
          href="#g"
          nome="Recomendado, sem comparação"
          plano="Família · 20 lugares"
          cor="cor-06"
          valor={990}
          vagas={vagasDasContagens({ total: 20, livres: 20 })}
          textoVagas="20 vagas livres"
          recomendacao={{ motivo: `Novo na ${MARCA}` }}
        />
        <Cartao titulo="Vagas e lugares">
          <Vagas vagas={vagasDasContagens({ total: 5, livres: 0, retidas: 1 })} larga descricao="Cinco vagas" />
          <Vagas vagas={vagasDasContagens({ total: 16, suas: 2, suasNaFila: 1, retidas: 2, livres: 4 })} />
          <Lugares
            lugares={[
              { chave: 1, estado: 'ocupada', nome: 'Maria Antonieta', imagem: '/previa.png', detalhe: 'Sai em 9 jan' },
              { chave: 2, estado: 'ocupada' },
            ]}
          />
          {[28, 64].map((tamanho) => (
            <Tile key={tamanho} cor="inventada" icone="inventado" tamanho={tamanho} />
          ))}
        </Cartao>
        <Cartao titulo="Com desconto">
          <Composicao
            linhas={[
              { chave: 'plano', rotulo: 'Parte do plano', valor: 898, pintura: 'plano' },
              { chave: 'cupom', rotulo: 'Cupom de um nome comprido, só na primeira mensalidade', valor: -500 },
            ]}
            total={{ rotulo: 'Você paga hoje', valor: 398 }}
          />
          <ListaDefinicao
            itens={[{ chave: 'a', rotulo: 'Com explicação', detalhe: 'Quando, ou por quê', valor: '—' }]}
          />
        </Cartao>
        <Cartao titulo="Dinheiro">
          <Valor valor={0} tamanho="xl" /> <br />
          <Valor valor={123_456_789_00} tamanho="lg" /> <br />
          <Valor valor={990} tamanho="md" /> <Valor valor={0} sinal /> <Valor valor={990} />
        </Cartao>
        <CaucaoCard hoje={1000} mensal={1000} caucao={0} />
        <BolaoCard
          href="#b"
          loteria="lotofacil"
          nome="Um bolão de nome comprido que não cabe"
          concurso="Concurso 3.021 · encerrado"
          premio="R$ 1,7 milhão"
          jogos="1 jogo de 15 dezenas"
          valorCota={0}
          cotas={{ total: 10, vendidas: 10 }}
          situacao="Esgotado"
        />
        <Cartao titulo="Times">
          <Bolas
            loteria="timemania"
            rotulo="Time do coração"
            dezenas={[{ numero: 'ATLÉTICO/MG', estado: 'acertou' }, { numero: 'CRUZEIRO/MG' }]}
          />
        </Cartao>
        <Cartao>
          <Conversa rotulo="Conversa comprida">
            <LinhaDoSistema titulo="Prazo de 72 horas." />
            <Mensagem
              quem="Maria Antonieta de Albuquerque e Silva, administradora"
              quando="Seg, 8h"
              imagem="/previa.png"
              anexos={<ListaDeAnexos anexos={ANEXOS} aoAbrir={fazNada} aoTirar={fazNada} />}
            >
              Umapalavramuitocompridaquenãotemondequebrar-mas-precisa-caber-na-conversa-mesmo-assim.
            </Mensagem>
            <Mensagem quem="Você" quando="Seg, 8h01" minha>
              Certo.
            </Mensagem>
          </Conversa>
        </Cartao>
        <Cartao titulo="Anexos">
          <ListaDeAnexos anexos={ANEXOS} aoAbrir={fazNada} />
          <EscolherAnexo restam={3} enviando={false} aoEscolher={fazNada} />
          <EscolherAnexo restam={1} enviando aoEscolher={fazNada} />
          <EscolherAnexo restam={0} enviando={false} erro="Este arquivo não é um PDF comum." aoEscolher={fazNada} />
        </Cartao>
        <Sanfona itens={[{ pergunta: 'Uma pergunta fechada, que ocupa mais de uma linha?', resposta: 'Sim.' }]} />
        <Cartao titulo="Com outras palavras">
          <Situacao de={SITUACAO_DO_SERVICO} valor="restrito" rotulo="Restrito até segunda" />
        </Cartao>
      </Grade>
      <br />
      <CarteiraHero disponivel={0} total={0} partes={[]} />
      <br />
      <CarteiraHero
        disponivel={0}
        total={123_456_78}
        hrefAdicionar="#adicionar"
        partes={[{ chave: 'b', rotulo: 'Bloqueado', valor: 123_456_78, tipo: 'bloqueado' }]}
      />
    </Secao>
  );
}
