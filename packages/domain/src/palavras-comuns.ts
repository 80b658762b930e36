/**
 * Roots of common passwords, chosen by us from general knowledge: words for "password", names of people, places, clubs,
 * services, songs and games, faith and affection, animals, months, rude words. In English and Portuguese, as the lists
 * of leaked passwords are (REGRAS 2.18). Ordered by kind, no root twice, no accents.
 */
const PALAVRAS = `
senha senhas minhasenha suasenha novasenha senhanova senhaforte senhasegura senhadificil senhafacil password passwords
passphrase passw pass passcode contrasena motdepasse passwort wachtwoord parola mudar mudeme trocar troque alterar
acesso acessar entrar entrada login logon logar admin adm administrador administrator administracao root raiz
superuser user usuario username guest visitante convidado teste testes testando test tests tester testing demo temp
temporaria provisoria padrao default master mestre secret secreto segredo private privado chave codigo welcome
bemvindo bemvinda abrir letmein changeme dontforget remember security seguranca seguro segura sistema system server
servidor suporte support internet computador computer notebook celular telefone email escola colegio faculdade
trabalho empresa loja casa oracle cisco linux ubuntu qwerty qwertyuiop qwert qwer asdf asdfg asdfgh asdfghjkl zxcv
zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wasd azerty abcd abcde abcdef abcdefg abcdefgh abc rateia grupo grupos vaga
vagas bolao loteria loterias mega megasena lotofacil quina assinatura assinaturas streaming netflix spotify youtube
disney disneyplus amazon prime globoplay hbomax deezer paramount crunchyroll canva google facebook instagram whatsapp
telegram twitter tiktok linkedin orkut apple iphone ipad icloud samsung galaxy motorola xiaomi nokia android windows
microsoft hotmail gmail outlook yahoo office skype zoom steam playstation xbox nintendo nubank itau bradesco santander
caixa bancodobrasil picpay mercadopago mercadolivre paypal bitcoin dinheiro cartao credito banco poupanca real reais
dolar salario brasil brazil brasileiro brasileira saopaulo riodejaneiro minasgerais belohorizonte curitiba portoalegre
salvador recife manaus brasilia goiania florianopolis floripa natal maceio fortaleza belem campinas joinville londrina
sorocaba niteroi santos guarulhos osasco uberlandia ribeirao maringa blumenau cuiaba campogrande aracaju teresina
joaopessoa vitoria pernambuco paraiba bahia ceara parana sergipe alagoas amazonas rondonia roraima tocantins maranhao
piaui acre goias amapa copacabana ipanema america argentina portugal espanha italia franca alemanha inglaterra japao
canada australia london paris newyork california texas chicago boston dallas denver florida hawaii miami lasvegas roma
madrid lisboa berlin tokyo mexico colombia chile peru angola africa europa mundo world flamengo mengao mengo urubu
corinthians corinthiano timao gaviao palmeiras palmeirense verdao porco saopaulino tricolor peixe gremio gremista
internacional inter colorado cruzeiro raposa cruzeirense atletico galo galodoido vasco vascao vascaino botafogo fogao
fluminense fluminensefc fluzao sport nautico santacruz coritiba athletico furacao chapecoense juventude bragantino
guarani pontepreta avai figueirense criciuma remo paysandu portuguesa novorizontino mirassol neymar neymarjr pele
ronaldo ronaldinho romario zico messi cristiano messidez mbappe gabigol arrascaeta rogerioceni rivaldo kaka robinho
senna ayrton ayrtonsenna barcelona realmadrid manchester manunited liverpool arsenal chelsea everton tottenham
juventus milan bayern benfica sporting futebol campeao campeoes hexa hexacampeao libertadores selecao copa copadomundo
football soccer baseball basketball basquete hockey golf tennis tenis volei volleyball natacao surf skate rugby boxing
boxe capoeira judo karate jiujitsu crossfit academia yankees cowboys steelers packers lakers bulls redsox eagles
raiders broncos patriots giants dodgers celtics rangers dolphins vikings tigers lions ravens saints jaguars panthers
falcons redskins warriors spurs maria ana joana julia juliana fernanda amanda bruna camila carolina carol beatriz bia
gabriela gabi gaby isabela isabella isadora larissa leticia luana mariana natalia patricia rafaela renata vanessa
adriana aline alice andrea andreia angela angelica antonia aparecida aurora barbara bianca carla celia cecilia cintia
clara claudia clarice cristiane cristina cinthia daiane daniela daniele danielle debora denise diana ellen eduarda
elaine eliana eliane elisa elisangela erica erika esther ester eva fabiana fatima flavia francisca geovana giovana
giovanna gisele gislaine gloria graziela helena heloisa ines ingrid iara irene isabel ivone jaqueline janaina jane
jessica josiane joyce jucelia jussara karen karina karine kelly lais lara laura lavinia leila lidia liliane livia
lorena lorrayne lucia luciana luciene luiza luisa lurdes lydia madalena magali maite manuela manu marcela marcia
margarete mariane marilene marina marisa marli marlene marta mayara melissa mel michele michelle milena mirela mirian
miriam monica monique nadia natasha nathalia neusa nicole nina noemi olivia pamela paola paula pietra poliana priscila
rafa raquel rebeca regina rita roberta rosa rosana rosangela roseli rosemary rute ruth sabrina samara sandra sara
sarah selma sheila silvana silvia simone sofia sophia solange sonia stefany stephanie sueli suelen suzana tais tamires
tania tatiana tatiane thainara thais valeria valentina vera veronica viviane vivian yara yasmin zilda zelia joao jose
pedro paulo lucas gabriel rafael felipe filipe gustavo bruno daniel eduardo edu fernando guilherme gui henrique
leonardo leo marcelo marcos matheus mateus miguel murilo nicolas rodrigo samuel thiago tiago vinicius vitor victor
vini alex alexandre alessandro adriano ailton alan alberto alisson aloisio anderson andre antonio ariel arthur artur
augusto benjamin benicio bernardo breno bryan caio caique calebe carlos cassio caua celso cesar christian cicero
claudio cleber cristovao davi david denis diego diogo douglas edgar edilson edmilson edson elias elton emanuel emerson
enrico enzo erick erik estevao evandro fabio fabricio flavio francisco franklin geraldo gerson gilberto gilmar gilson
giovanni heitor helio hugo igor isaac isaque israel italo ivan ivo jair jackson jaime jean jefferson jeferson joaquim
joel jonas jonatas jonathan jorge josue juan julio juliano junior jurandir kaique kauan kevin lauro leandro leonel
lorenzo luan lucca luciano lucio luiz luis manoel manuel marcel marcio marco mario mauricio mauro maxwell micael
michel milton moacir moises nelson nilson nilton noah norberto octavio otavio osmar oscar oswaldo patrick paulinho
pietro raimundo ramon raul reginaldo renan renato ricardo roberto robson rogerio romulo ronan ruan ruben rubens samir
sandro saulo sebastiao sergio sidnei silvio tales theo tomas ubiratan valdir valter vagner wagner waldir walter
wallace washington wellington wesley weverton wilson william willian yago yuri yan zeca zezinho silva souza sousa
oliveira pereira lima carvalho ferreira ribeiro almeida costa gomes martins araujo melo mello barbosa rodrigues
fernandes lopes alves vieira monteiro mendes barros freitas cardoso dias teixeira castro campos correia correa moreira
nunes marques machado cavalcanti moura borges nascimento andrade batista duarte dantas rocha reis ramos pinto nogueira
macedo miranda fonseca farias cunha azevedo siqueira guimaraes medeiros bezerra coelho tavares peixoto pacheco pires
brito matos james john robert michael richard joseph thomas charles christopher matthew anthony donald mark paul
steven andrew kenneth george joshua brian edward ronald timothy jason jeffrey ryan jacob gary nicholas eric stephen
larry justin scott brandon frank gregory raymond alexander jack dennis jerry tyler aaron henry peter adam nathan
zachary kyle harold jeremy ethan carl keith roger gerald terry sean austin lawrence jesse dylan joe jordan billy bruce
albert willie logan wayne roy ralph randy eugene vincent russell louis bobby philip phillip johnny bradley curtis
travis chad marcus derek shane brett troy corey cody dustin shawn craig todd trevor mitchell spencer connor hunter
mason liam owen luke caleb isaiah evan gavin wyatt chase cole ian max leon martin simon stuart graham nigel colin
oliver harry charlie alfie mike mikey mickey steve dave bob rob bill tom tommy jim jimmy dan danny chris nick matt
tony andy greg jeff ken ron don ray sam sammy ben bennie ted rick ricky ross grant dale glen howard fred freddy harley
dexter rex buddy buster rocky mary jennifer linda elizabeth susan lisa nancy betty margaret ashley kimberly emily
donna dorothy deborah rebecca sharon cynthia kathleen amy shirley anna brenda emma helen samantha katherine christine
debra rachel carolyn janet catherine heather diane julie virginia victoria lauren christina joan evelyn judith megan
cheryl hannah jacqueline martha teresa ann madison frances kathryn janice abigail judy grace amber doris marilyn
beverly theresa natalie brittany charlotte marie kayla alexis lori crystal tiffany courtney erin kelsey lindsey
lindsay cassie jenny jessie molly holly ginger sophie chloe lucy daisy ruby lily ella zoe mia ava maggie annie katie
kate kathy cindy wendy tracy tina tammy dana april june summer autumn bailey taylor morgan casey peyton savannah
sierra brooke paige claire angel angelina alejandro andres enrique esteban guillermo hector javier jesus pablo
santiago alejandra carmen catalina elena estrella guadalupe juanita luz marisol mercedes paloma pilar rosario soledad
ximena smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez thompson
robinson walker young allen king wright hill green adams baker campbell roberts carter phillips evans turner parker
collins edwards stewart morris murphy cook rogers cooper peterson reed bell ward cox diaz richardson wood watson
brooks bennett gray hughes price myers foster sanders morales powell sullivan ortiz jenkins gutierrez perry butler
barnes fisher deus deusefiel deuseamor deusebom deusemais deusnocomando soudedeus filhodedeus jesuscristo jesusteama
jesussalva cristo senhor meudeus nossasenhora espiritosanto fedeus amen amem bencao aleluia anjo anjos anjinho oracao
biblia salmo salmos milagre igreja gospel god jesusislord faith heaven angels blessed church christ bible saint amor
amores amorzinho amorim teamo euteamo amote teamomuito meuamor meusamores minhavida vida lindo lindinha lindinho
lindona princesa princesinha princess principe prince rainha queen rei gata gatinha gatinho gostosa gostoso delicia
bebe bebezinho nenem coracao paixao beijo beijos abraco carinho saudade felicidade feliz alegria paz esperanca sonho
sonhos liberdade sucesso vencer vencedor guerreira guerreiro forca coragem sorte sortudo mamae mamaezinha papai mae
pai maezinha paizinho vovo familia minhafamilia filho filhos filha filhas filhinho irmao irma irmaos amigo amigos
amiga amigas amizade namorado namorada marido esposa casamento noiva love lovely lover loveme loveyou iloveyou
ilovegod ilove iluvu babe baby babygirl babyboy honey sweetheart sweet sweetie darling beautiful gorgeous sexy
sexygirl hottie mommy daddy mother father mum sister brother brothers family friend friends forever together always
heart happy happiness smile dream dreams dreamer peace hope lucky destiny miracle freedom believe cachorro cachorra
cachorrinho dog doggy doggie puppy pup gato gatos cat cats kitty kitten pussycat leao leaozinho lion tigre tiger
panther pantera cougar aguia eagle hawk falcon falcao lobo wolf wolves fox urso ursinho bear teddy teddybear cavalo
horse pony rabbit bunny macaco monkey gorila gorilla elefante elephant girafa zebra dragao dragon dragons dragonfly
borboleta butterfly passaro bird birdie coruja tucano arara papagaio pato duck ducky galinha chicken porquinho pig
piggy vaca cow touro bull bulldog pitbull poodle rottweiler labrador snoopy scooby pluto toby thor luna lola belinha
pipoca amora bolinha toto peixinho fish tubarao shark golfinho dolphin baleia whale tartaruga turtle cobra snake viper
sapo frog aranha spider scorpion escorpiao abelha bee formiga rat rato mouse sol sunshine sun sunny sunset sunrise lua
luar moon moonlight estrela estrelas estrelinha star stars starlight ceu sky skyline mar oceano ocean praia beach rio
river chuva rain rainbow arcoiris neve snow snowball snowman winter inverno verao outono primavera spring vento fogo
fire firefly phoenix fenix terra agua water thunder trovao lightning storm tempestade flor flores florzinha flower
flowers rosas roses rose margarida girassol violeta orquidea lirio jasmim lotus cherry strawberry orange lemon banana
abacaxi morango melancia uva limao laranja maracuja chocolate brigadeiro cookie cookies candy sugar cupcake peanut
pumpkin pepper cheese pizza burger bacon butter cerveja beer vodka whisky tequila cachaca vinho cafe coffee coca
cocacola pepsi guarana batata feijao arroz pimenta diamond diamante silver golden gold ouro prata cristal platinum
batman superman superstar superhero spiderman homemaranha ironman homemdeferro wolverine hulk joker coringa marvel
avengers vingadores deadpool captain capitao thanos loki flash arrow venom naruto sasuke sakura itachi kakashi goku
vegeta gohan dragonball onepiece luffy bleach pokemon pikachu charizard digmon digimon sailormoon hellokitty luigi
sonic zelda link kirby minecraft freefire fortnite roblox pubg valorant leagueoflegends counterstrike callofduty gta
warcraft starcraft diablo skyrim pokemongo killer killers assassin ninja samurai shadow shadows ghost demon devil
satan dark darkness darkside death zombie vampire vampiro monster monstro wizard magic magica merlin matrix starwars
skywalker vader yoda jedi startrek trekkie spock gandalf frodo hobbit tolkien harrypotter hogwarts hermione potter
twilight crepusculo titanic avatar godfather gladiator terminator rambo scarface simpsons bart homer southpark
garfield tinkerbell cinderela cinderella bela fera mulan moana elsa frozen nemo simba mickeymouse minnie barbie chaves
chapolin cebolinha cascao turma galinhapintadinha peppa bts blackpink army jungkook jimin taehyung taylorswift beyonce
rihanna eminem tupac snoop metallica nirvana slipknot linkinpark greenday blink ironmaiden megadeth slayer acdc
gunsnroses kiss beatles rolling stones pinkfloyd ledzeppelin coldplay radiohead oasis madonna elvis presley
michaeljackson onedirection justinbieber legiaourbana raimundos charliebrown anitta ludmilla marilia mendonca gusttavo
luansantana jorgeemateus sertanejo forro samba pagode funk funkeiro rock rocknroll rockstar rocker metal reggae rap
hiphop trap blues jazz musica music musical guitar guitarra violao bateria piano drummer dancer dance danca teatro
cinema carro carros moto motos motoboy caminhao caminhoneiro corsa celta gol golquadrado palio uno fusca opala
chevette monza vectra astra civic corolla hilux fiat honda yamaha suzuki kawasaki ducati ferrari porsche lamborghini
bmw audi toyota nissan mazda chevrolet chevy camaro corvette mustang ford dodge charger jeep subaru volvo volkswagen
renault peugeot hyundai racing turbo nascar hello hellothere whatever nothing something anything everything nobody
trustno trustme access fuck fuckyou fuckoff fucker asshole bitch bullshit shit suck sucks dick pussy boobs porn sex
xxx horny naked nude caralho porra merda buceta cacete foda fodase foder vagabunda putaria puta otario babaca idiota
trouxa vaitomarnocu cuzao piroca rola bunda peitos cool awesome amazing super ultra power powerful force energy
energia legend legends hero heroes kings kingdom lord lady knight warrior soldier soldado marine marines navy airforce
military police policia bombeiro sniper gunner gun bullet rifle bomb nuclear atomic rocket rockets missile space
cosmos universe universo planet planeta earth alien aliens pirate pirates pirata treasure gangster mafia boss chefe
chefia patrao patroa trader business success money cash rich million millionaire milionario poker casino jackpot
winner winners champion champions victory number one first best friendless student teacher professor professora doctor
doutor doutora engineer engenheiro advogado advogada enfermeira medico medica direito medicina concurso aprovado
vestibular enem estudante estudar livro escritor nurse lawyer driver pilot piloto manager president presidente lula
bolsonaro brasilacima politica democracia republica revolution revolucao anarchy anarquia punk gothic emo hippie
hacker hackers hacking cyber digital virtual online offline website network wireless router modem printer keyboard
monitor laptop desktop macbook samsungs toshiba intel pentium nvidia chrome firefox mozilla explorer java python
javascript january february march may july august september october november december janeiro fevereiro abril maio
junho julho agosto setembro outubro novembro dezembro monday tuesday wednesday thursday friday saturday sunday segunda
terca quarta quinta sexta sextafeira sextou sabado domingo feriado ferias christmas halloween easter pascoa carnaval
anonovo reveillon aniversario birthday party festa today tomorrow yesterday hoje amanha sempre nunca morning night
noite midnight bomdia boanoite boatarde vermelho amarelo preto branco roxo cinza black white red blue yellow purple
pink blackcat blackjack bluesky redrose whitewolf ele ela voce nos meu minha teu tua seu sua mim amo adoro gosto quero
sou estou tenho fui vou ser jogar viver sonhar correr viajar viagem turismo mundial gamer games game player players
gaming jogador jogos jogo dois tres quatro cinco seis sete oito nove dez two three four five six seven eight nine ten
zero aaaa aaaaaa aaaaaaaa xxxx xxxxxx brilho
`;

/** The roots, for `ehSenhaComum`: some 8 kB that a page loads when it has shown itself. */
export const RAIZES_COMUNS: ReadonlySet<string> = new Set(PALAVRAS.trim().split(/\s+/));
